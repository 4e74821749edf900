import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { PRIVACY } from "#app/office/paths.ts"
import {
  checkPeriods,
  PRIVACY_FIELDS,
  PRIVACY_MONTHS,
  type PrivacyField,
  type PrivacyPeriods,
} from "#domain/privacy/privacy-settings.ts"
import type { Messages } from "#messages/messages.ts"

/** The form with proposed retention periods. Its outcome is these periods; null if a field has an error. */
export type ProposedPeriodsForm = FormState<PrivacyField, PrivacyPeriods>

type PeriodMessages = Messages["office"]["privacy"]["periods"]

/** The form with the proposed periods in the URL, of which the page shows the effect. Null: the URL has none. */
export function periodsIn(
  searchParams: URLSearchParams,
  messages: PeriodMessages,
): ProposedPeriodsForm | null {
  if (!PRIVACY_FIELDS.some((field) => searchParams.has(field))) return null
  return readPeriods((field) => searchParams.get(field) ?? "", messages)
}

/** Sets the proposed periods after their effect was shown. */
export async function handlePeriods(form: FormData, context: Context) {
  const { privacy: messages } = context.get(messagesContext).office
  const proposedForm = readPeriods((field) => textOf(form, field), messages.periods)
  const version = versionIn(form)
  if (!proposedForm.outcome) return formWithErrors(context, proposedForm)
  const outcome = await context.get(officePortsContext).privacy.changeSettings({
    ...proposedForm.outcome,
    version,
    by: context.get(sessionContext).member,
    name: messages.heading,
    now: context.get(portsContext).clock(),
  })
  if (outcome === "done") return redirect(`${PRIVACY}?saved`, 303)
  const stale = { field: "anonymiseAfterMonths", message: messages.periods.stale } as const
  return formWithErrors(context, { answers: proposedForm.answers, errors: [stale] }, 409)
}

function readPeriods(
  textOfField: (field: PrivacyField) => string,
  messages: PeriodMessages,
): ProposedPeriodsForm {
  const answers = {
    anonymiseAfterMonths: textOfField("anonymiseAfterMonths"),
    keepHistoryMonths: textOfField("keepHistoryMonths"),
  }
  const checked = checkPeriods(answers)
  if (checked.ok) return { answers, errors: [], outcome: checked.value }
  const errors = checked.fieldErrors.map((field) => {
    const { min, max } = PRIVACY_MONTHS[field]
    return { field, message: messages.outOfRange[field](min, max) }
  })
  return { answers, errors, outcome: null }
}
