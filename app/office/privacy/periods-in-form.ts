import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { again, type OfficeForm } from "#app/office/forms/office-form.ts"
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

/** What was typed for the periods; `value` null where something is wrong with it. */
export type LookedAt = OfficeForm<PrivacyField> & { value: PrivacyPeriods | null }

type Texts = Messages["office"]["privacy"]["periods"]

/** What an owner wants to see the effect of, as it stands in the address; null where they asked for nothing. */
export function periodsIn(searchParams: URLSearchParams, texts: Texts): LookedAt | null {
  if (!PRIVACY_FIELDS.some((field) => searchParams.has(field))) return null
  return lookAt((field) => searchParams.get(field) ?? "", texts)
}

/** The press that sets what was looked at. */
export async function receivePeriods(form: FormData, context: Context) {
  const { privacy: texts } = context.get(messagesContext).office
  const { value, ...looked } = lookAt((field) => textOf(form, field), texts.periods)
  const version = versionIn(form)
  if (!value) return again(context, looked)
  const outcome = await context.get(officePortsContext).privacy.changeSettings({
    ...value,
    version,
    by: context.get(sessionContext).member,
    name: texts.heading,
    now: context.get(portsContext).clock(),
  })
  if (outcome === "done") return redirect(`${PRIVACY}?saved`, 303)
  const stale = { field: "anonymiseAfterMonths", words: texts.periods.stale } as const
  return again(context, { values: looked.values, faults: [stale] }, 409)
}

function lookAt(typed: (field: PrivacyField) => string, texts: Texts): LookedAt {
  const values = {
    anonymiseAfterMonths: typed("anonymiseAfterMonths"),
    keepHistoryMonths: typed("keepHistoryMonths"),
  }
  const checked = checkPeriods(values)
  if (checked.ok) return { values, faults: [], value: checked.value }
  const faults = checked.faults.map((field) => {
    const { min, max } = PRIVACY_MONTHS[field]
    return { field, words: texts.wrong[field](min, max) }
  })
  return { values, faults, value: null }
}
