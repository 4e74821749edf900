import type { AgreedLine, AgreedTerms } from "./agreed-terms.ts"
import { depositText, priceText, TERMS_FIELDS } from "./terms-input.ts"

/**
 * The texts in the form of these terms, by the name of the control. A control without a text is empty or not checked. `readTerms`
 * parses these texts to the same terms.
 */
export function termsFormValues(terms: AgreedTerms | null): Readonly<Record<string, string>> {
  // The empty row for an added vehicle shows one unit.
  const newRow = { [TERMS_FIELDS.units(terms?.vehicles.length ?? 0)]: "1" }
  if (!terms) return newRow
  const { pickUpAt, returnAt, pickUpLocation, returnLocation, vehicles, lines, currency } = terms
  return {
    [TERMS_FIELDS.pickUpAt]: pickUpAt,
    [TERMS_FIELDS.returnAt]: returnAt,
    [TERMS_FIELDS.pickUpLocation]: pickUpLocation,
    [TERMS_FIELDS.returnLocation]: returnLocation,
    ...Object.fromEntries(
      vehicles.flatMap(({ vehicleId, units }, row) => [
        [TERMS_FIELDS.vehicle(row), vehicleId],
        [TERMS_FIELDS.units(row), String(units)],
      ]),
    ),
    ...newRow,
    ...Object.fromEntries(lines.flatMap((line) => lineTexts(line, lines))),
    [TERMS_FIELDS.deposit]: depositText(terms),
    [TERMS_FIELDS.currency]: currency?.code ?? "",
    [TERMS_FIELDS.rate]: currency ? priceText(currency.rate) : "",
  }
}

function lineTexts(
  line: AgreedLine,
  lines: readonly AgreedLine[],
): (readonly [control: string, text: string])[] {
  if (line.kind === "discount") {
    const { percent, amount, reason } = line
    return [
      [TERMS_FIELDS.discount, percent === null ? priceText(amount) : `${percent} %`],
      [TERMS_FIELDS.discountReason, reason],
    ]
  }
  if (line.kind === "charge") {
    const name = line.charge === "other" ? ([[TERMS_FIELDS.chargeName, line.name]] as const) : []
    return [[TERMS_FIELDS.charge(line.charge), priceText(line.amount)], ...name]
  }
  const price = [TERMS_FIELDS.unitPrice(line, lines), priceText(line.unitPrice)] as const
  return line.countedIn === "once" ? [price] : [[TERMS_FIELDS.count(line, lines), String(line.count)], price]
}
