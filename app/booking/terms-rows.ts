import {
  type AgreedTerms,
  extraKmPrices,
  formatForeignAmount,
  nameWithUnits,
} from "#domain/agreed/agreed-terms.ts"
import type { DetailRow } from "#domain/enquiry/email/contents.ts"
import { daysText } from "#domain/enquiry/wording.ts"
import { type Cents, formatTotal } from "#domain/money.ts"
import { formatWallTime, isOneWay, rentalDays } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"

/** The labels of terms, from the messages for the office or for visitors. */
export type TermsMessages = Pick<Messages["office"]["booking"], "termsLabels" | "noVehicle">

/** The terms as labelled rows, without the lines of the price. */
export function termsRows(terms: AgreedTerms, messages: TermsMessages): DetailRow[] {
  const { termsLabels: labels, noVehicle } = messages
  const locationText = (location: string) => location || labels.noLocation
  const { vehicles, conditions } = terms
  const returnTime = isOneWay(terms) ? labels.oneWay : formatWallTime(terms.returnAt)
  const nonEmpty = (texts: readonly string[]) => texts.filter((text) => text !== "")
  return [
    { label: labels.vehicle, lines: vehicles.length > 0 ? vehicles.map(nameWithUnits) : [noVehicle] },
    {
      label: labels.pickUp,
      lines: nonEmpty([formatWallTime(terms.pickUpAt), locationText(terms.pickUpLocation)]),
    },
    { label: labels.return, lines: nonEmpty([returnTime, locationText(terms.returnLocation)]) },
    ...(isOneWay(terms) ? [] : [{ label: labels.length, lines: [daysText(rentalDays(terms))] }]),
    { label: labels.driver, lines: [conditions.hasDriver ? labels.withDriver : labels.selfDrive] },
    ...(vehicles.length > 0 ? [{ label: labels.kilometres, lines: kilometreLines(terms, labels) }] : []),
    ...(conditions.deposit
      ? [{ label: labels.deposit, lines: depositLines(conditions.deposit, terms) }]
      : []),
  ]
}

function depositLines(deposit: Cents, { currency }: AgreedTerms): string[] {
  return [formatTotal(deposit), ...(currency ? [formatForeignAmount(deposit, currency)] : [])]
}

/** The kilometres in the price, and the price of each extra kilometre, which can differ between vehicles. */
function kilometreLines(
  terms: AgreedTerms,
  { unlimited, kmPerDay, extraKm }: TermsMessages["termsLabels"],
): string[] {
  const km = terms.conditions.kmPerDay
  if (km === null) return [unlimited]
  const [first, ...others] = extraKmPrices(terms)
  // `vehicle` null: the price is the same for each vehicle.
  if (!first || first.vehicle === null) return [kmPerDay(km, first ? formatTotal(first.rate) : null)]
  const vehicleLines = [first, ...others].map(({ vehicle, rate }) =>
    extraKm(vehicle ?? "", formatTotal(rate)),
  )
  return [kmPerDay(km, null), ...vehicleLines]
}
