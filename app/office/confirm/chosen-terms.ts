import { type Context, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import type { loadBooking } from "#app/office/booking/load-booking.ts"
import { addPricedVehicles } from "#app/office/booking/terms-form-state.ts"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { withVehicles } from "#domain/agreed/chosen-vehicles.ts"
import { TERMS_FIELDS, type TermsError } from "#domain/agreed/terms-input.ts"
import {
  DEFAULT_REPLY_LANGUAGE,
  parseReplyLanguage,
  type ReplyLanguageId,
} from "#domain/replies/reply-languages.ts"

/** The hidden field with the ids of the vehicles for which the shown email was composed, separated by spaces. */
export const PREVIEWED_VEHICLES = "previewed"

/** The field with the language of the email, and the hidden field with the language of the shown email. */
export const LANGUAGE = "language"
export const PREVIEWED_LANGUAGE = "previewed-language"

/** The language in a field of the form; the default language if the field is missing or invalid. */
export function languageIn(form: FormData, field: string): ReplyLanguageId {
  return parseReplyLanguage(textOf(form, field)) ?? DEFAULT_REPLY_LANGUAGE
}

/** The ids of the vehicles selected in the form, in the order of its rows. */
export function chosenIds(form: FormData, terms: AgreedTerms): string[] {
  const rowCount = Math.max(1, terms.vehicles.length)
  return Array.from({ length: rowCount }, (_, row) => textOf(form, TERMS_FIELDS.vehicle(row))).filter(Boolean)
}

type VehicleChoice = { terms: AgreedTerms; ids: readonly string[]; signal: AbortSignal }

/** The terms with the vehicles in `ids`. A vehicle that replaces another takes over the agreed price of the other. */
export async function termsWithVehicles(
  context: Context,
  { proposed, choices }: Awaited<ReturnType<typeof loadBooking>>,
  { terms, ids, signal }: VehicleChoice,
): Promise<{ ok: true; terms: AgreedTerms } | { ok: false; errorCode: TermsError }> {
  const selectable = choices.flatMap(({ vehicles }) => vehicles)
  // At least one row of the form has no vehicle.
  if (ids.length < Math.max(1, terms.vehicles.length)) return { ok: false, errorCode: "notOffered" }
  if (new Set(ids).size < ids.length) return { ok: false, errorCode: "duplicate" }
  const vehicles = ids.map((vehicleId, row) => {
    const former = terms.vehicles[row]
    const name =
      former?.vehicleId === vehicleId ? former.name : selectable.find(({ id }) => id === vehicleId)?.name
    return name === undefined ? null : { vehicleId, name, units: former?.units ?? 1 }
  })
  if (vehicles.includes(null)) return { ok: false, errorCode: "notOffered" }
  const pricedVehicles = await addPricedVehicles(context, proposed, {
    ids,
    livesAbroad: proposed.livesAbroad,
    signal,
  })
  return {
    ok: true,
    terms: withVehicles(
      terms,
      vehicles.filter((vehicle) => vehicle !== null),
      {
        pricedVehicles,
        kmPerDay: context.get(portsContext).content.rules.mileageAllowanceKm,
      },
    ),
  }
}
