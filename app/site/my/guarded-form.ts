import { type Context, messagesContext, portsContext } from "#app/context.ts"
import { FORM_TOKEN_NAME, HONEYPOT_NAME } from "#app/forms/field-names.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"

/** The state of a form of a private page. `outcome` is the reason why the whole form was refused. */
export type PageForm = FormState<string, string>

/** The form of a request, and the form guard's message if it refuses the form. Null: the form is accepted. */
export async function readGuardedForm(
  request: Request,
  context: Context,
): Promise<{ form: FormData; refusal: string | null }> {
  const form = await readForm(request)
  const checked = context
    .get(portsContext)
    .formGuard.check(textOf(form, FORM_TOKEN_NAME), textOf(form, HONEYPOT_NAME))
  const { suspicious } = context.get(messagesContext).forms.outcome
  return { form, refusal: checked.ok ? null : suspicious[checked.suspicion] }
}
