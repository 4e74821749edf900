import { type Context, messagesContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { accountsOf, sessionContext, staffVisit } from "#app/office/office-context.ts"
import { formWithErrors, rateLimitMessage } from "./office-form.ts"
import { typedCode } from "./typed-code.ts"

type ActionArgs = { request: Request; context: Context }

/**
 * Checks the password, and a code unless one was entered recently, before the user's second factor is changed. Neither an
 * unattended browser nor a stolen password is enough for a change.
 * @returns the form with the error; null if there is none
 */
export async function reauthenticationError({ request, context }: ActionArgs, form: FormData) {
  const withError = (
    field: "currentCode" | "password",
    message: string,
    status?: number,
    waitSeconds?: number,
  ) => formWithErrors(context, { answers: {}, errors: [{ field, message }] }, status, waitSeconds)
  const codeError = await currentCodeError({ request, context }, form)
  if (codeError) return withError("currentCode", codeError.message, codeError.status)
  const outcome = await accountsOf(context).confirmPassword(
    staffVisit(request, context),
    textOf(form, "password"),
  )
  if (outcome === "right") return null
  if (outcome === "wrong")
    return withError("password", context.get(messagesContext).office.secondFactor.passwordWrong)
  return withError("password", rateLimitMessage(context, outcome), 429, outcome.retryAfterSeconds)
}

async function currentCodeError({ request, context }: ActionArgs, form: FormData) {
  const session = context.get(sessionContext)
  if (session.hasFreshCode) return null
  const { code: messages, giveCode } = context.get(messagesContext).office
  const code = typedCode(form, "currentCode")
  if (!code) return { message: messages.missing, status: 422 }
  const outcome = await accountsOf(context).reenterCode(staffVisit(request, context), code)
  if (outcome === "locked") return { message: giveCode.locked, status: 429 }
  if (outcome !== "accepted")
    return { message: code.from === "app" ? messages.wrong : messages.wrongBackup, status: 422 }
  // A form with a password error does not ask for another code.
  context.set(sessionContext, { ...session, hasFreshCode: true })
  return null
}
