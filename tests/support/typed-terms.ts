import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { termsFormValues } from "#domain/agreed/terms-form-values.ts"
import { type GetSubmittedText, readTerms, type TermsContext } from "#domain/agreed/terms-input.ts"
import { PRICED_CAR, PRICED_LIMOUSINE, PRICED_VAN } from "./priced-vehicles.ts"

export const FLEET = [PRICED_VAN, PRICED_CAR, PRICED_LIMOUSINE]
export const KM_PER_DAY = 100

/** The context of a form that was rendered with these terms, for a fleet of three vehicles. */
export function termsContext(current: AgreedTerms | null, changes: Partial<TermsContext> = {}): TermsContext {
  return {
    current,
    pricedVehicles: FLEET,
    vehicleIds: FLEET.map(({ id }) => id),
    kmPerDay: KM_PER_DAY,
    ...changes,
  }
}

/** The texts that the form of these terms submits, with changes by the name of the control. */
export function typedTerms(
  terms: AgreedTerms | null,
  changes: Record<string, string> = {},
): GetSubmittedText {
  const texts: Record<string, string> = { ...termsFormValues(terms), ...changes }
  return (control) => texts[control] ?? ""
}

/** Parses the form of these terms with changes. @throws if it is invalid */
export function changedTerms(
  terms: AgreedTerms,
  changes: Record<string, string>,
  context: Partial<TermsContext> = {},
): AgreedTerms {
  const read = readTerms(typedTerms(terms, changes), termsContext(terms, context))
  if (!read.ok) throw new Error(`invalid terms: ${JSON.stringify(read.errors)}`)
  return read.terms
}
