import { type AgreedLine, type AgreedTerms, CHARGES } from "#domain/agreed/agreed-terms.ts"
import {
  depositText,
  priceText,
  readTerms,
  TERMS_FIELDS,
  type TermsContext,
  type TypedTerms,
} from "#domain/agreed/terms-input.ts"
import { PRICED_CAR, PRICED_LIMOUSINE, PRICED_VAN } from "./priced-vehicles.ts"

export const FLEET = [PRICED_VAN, PRICED_CAR, PRICED_LIMOUSINE]
export const KM_A_DAY = 100

/** The context of a form that was rendered with these terms, for a fleet of three vehicles. */
export function termsContext(current: AgreedTerms | null, changes: Partial<TermsContext> = {}): TermsContext {
  return {
    current,
    requestedExtras: () => [],
    pricedVehicles: FLEET,
    vehicleIds: FLEET.map(({ id }) => id),
    kmADay: KM_A_DAY,
    ...changes,
  }
}

/** The texts that the form of these terms submits, with changes by the name of the control. */
export function typedTerms(terms: AgreedTerms | null, changes: Record<string, string> = {}): TypedTerms {
  const texts: Record<string, string> = { ...(terms && submittedTexts(terms)), ...changes }
  return (control) => texts[control] ?? ""
}

/** Reads the form of these terms with changes, and fails where it is invalid. */
export function changedTerms(
  terms: AgreedTerms,
  changes: Record<string, string>,
  context: Partial<TermsContext> = {},
): AgreedTerms {
  const read = readTerms(typedTerms(terms, changes), termsContext(terms, context))
  if (!read.ok) throw new Error(`invalid terms: ${JSON.stringify(read.errors)}`)
  return read.terms
}

function submittedTexts(terms: AgreedTerms): Record<string, string> {
  const { pickUpAt, returnAt, pickUpLocation, returnLocation, vehicles, lines, currency } = terms
  const times = { pickUpAt, returnAt, pickUpLocation, returnLocation }
  const discount = lines.find(({ kind }) => kind === "discount")
  return {
    ...Object.fromEntries(
      Object.entries(times).map(([name, text]) => [TERMS_FIELDS[name as keyof typeof times], text]),
    ),
    ...Object.fromEntries(
      vehicles.flatMap(({ vehicleId, units }, row) => [
        [TERMS_FIELDS.vehicle(row), vehicleId],
        [TERMS_FIELDS.units(row), String(units)],
      ]),
    ),
    ...Object.fromEntries(lines.flatMap(lineTexts)),
    ...Object.fromEntries(
      CHARGES.flatMap((charge) =>
        lines.flatMap((line) =>
          line.kind === "charge" && line.charge === charge
            ? [[TERMS_FIELDS.charge(charge), priceText(line.amount)]]
            : [],
        ),
      ),
    ),
    [TERMS_FIELDS.deposit]: depositText(terms),
    [TERMS_FIELDS.currency]: currency?.code ?? "",
    [TERMS_FIELDS.rate]: currency ? priceText(currency.rate) : "",
    ...(discount?.kind === "discount" && {
      [TERMS_FIELDS.discount]:
        discount.percent === null ? priceText(discount.amount) : `${discount.percent} %`,
      [TERMS_FIELDS.discountReason]: discount.reason,
    }),
  }
}

function lineTexts(line: AgreedLine): [string, string][] {
  if (line.kind === "discount") return []
  if (line.kind === "charge") return line.name === "" ? [] : [[TERMS_FIELDS.chargeName, line.name]]
  return [
    ...(line.countedIn === "once"
      ? []
      : [[TERMS_FIELDS.count(line), String(line.count)] as [string, string]]),
    [TERMS_FIELDS.unitPrice(line), priceText(line.unitPrice)],
  ]
}
