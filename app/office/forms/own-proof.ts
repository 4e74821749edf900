import { type Context, messagesContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { accountsOf, sessionContext, staffVisit } from "#app/office/office-context.ts"
import { again, tooManyWords } from "./office-form.ts"
import { typedCode } from "./typed-code.ts"

type Visit = { request: Request; context: Context }

/**
 * Before somebody changes their own second factor: a code, unless one was given lately, and the password. Neither a browser that was
 * left signed in nor a stolen password is enough.
 * @returns the form again where one of them is not right; null where both are.
 */
export async function proofError({ request, context }: Visit, form: FormData) {
  const errorCode = (field: "present" | "password", words: string, status?: number, waitSeconds?: number) =>
    again(context, { answers: {}, errors: [{ field, words }] }, status, waitSeconds)
  const codeError = await presentCodeError({ request, context }, form)
  if (codeError) return errorCode("present", codeError.words, codeError.status)
  const outcome = await accountsOf(context).confirmPassword(
    staffVisit(request, context),
    textOf(form, "password"),
  )
  if (outcome === "right") return null
  if (outcome === "wrong")
    return errorCode("password", context.get(messagesContext).office.secondFactor.passwordWrong)
  return errorCode("password", tooManyWords(context, outcome), 429, outcome.retryAfterSeconds)
}

async function presentCodeError({ request, context }: Visit, form: FormData) {
  const session = context.get(sessionContext)
  if (session.hasFreshCode) return null
  const { code: texts, giveCode } = context.get(messagesContext).office
  const code = typedCode(form, "present")
  if (!code) return { words: texts.missing, status: 422 }
  const outcome = await accountsOf(context).reenterCode(staffVisit(request, context), code)
  if (outcome === "locked") return { words: giveCode.locked, status: 429 }
  if (outcome !== "given") return { words: code.from === "app" ? texts.wrong : texts.wrongPaper, status: 422 }
  // The form that is shown again asks for no other code.
  context.set(sessionContext, { ...session, hasFreshCode: true })
  return null
}
