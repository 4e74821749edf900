import { type AgreedTerms, unitsName } from "#domain/agreed/agreed-terms.ts"
import type { Fact } from "#domain/enquiry/email/contents.ts"
import { daysText } from "#domain/enquiry/wording.ts"
import { formatTotal } from "#domain/money.ts"
import { formatWallTime, rentalDays } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"

/** The labels of terms, from the messages for the office or for visitors. */
export type TermsMessages = Pick<Messages["office"]["booking"], "facts" | "noVehicle">

/** The terms as labelled facts, without the lines of the price. */
export function termsFacts(terms: AgreedTerms, messages: TermsMessages): Fact[] {
  const { facts, noVehicle } = messages
  const placeOf = (location: string) => location || facts.noPlace
  const { vehicles, conditions } = terms
  const extraKm = conditions.extraKmRate === null ? null : formatTotal(conditions.extraKmRate)
  const kilometres = conditions.kmADay === null ? facts.unlimited : facts.kmADay(conditions.kmADay, extraKm)
  const lines = (texts: readonly string[]) => texts.filter((text) => text !== "")
  return [
    { label: facts.vehicle, lines: vehicles.length > 0 ? vehicles.map(unitsName) : [noVehicle] },
    { label: facts.pickUp, lines: lines([formatWallTime(terms.pickUpAt), placeOf(terms.pickUpLocation)]) },
    { label: facts.return, lines: lines([formatWallTime(terms.returnAt), placeOf(terms.returnLocation)]) },
    { label: facts.length, lines: [daysText(rentalDays(terms))] },
    { label: facts.driver, lines: [conditions.hasDriver ? facts.withDriver : facts.selfDrive] },
    ...(vehicles.length > 0 ? [{ label: facts.kilometres, lines: [kilometres] }] : []),
    ...(conditions.deposit ? [{ label: facts.deposit, lines: [formatTotal(conditions.deposit)] }] : []),
  ]
}
