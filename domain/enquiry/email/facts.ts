import { formatWallTime, isOneWay, type RentalPeriod, rentalDays } from "#domain/rental-period.ts"
import { latinDigits } from "#lib/latin-digits.ts"
import type { EnquiryContent } from "../enquiry.ts"
import { lineAnswer, lineFieldsOf } from "../field-lines.ts"
import type { FieldLine } from "../fields.ts"
import { daysText } from "../wording.ts"
import type { Fact } from "./contents.ts"

/** A fact of one or more lines, without a link. */
export function fact(label: string, ...lines: string[]): Fact {
  return { label, lines }
}

/** The fields of the form that have a line of their own in this section. */
export function lineFacts(content: EnquiryContent, section: FieldLine["section"]): Fact[] {
  return lineFieldsOf(content).flatMap(({ field, line }) => {
    const text = lineAnswer(content, field) ?? line.none
    return line.section === section && text !== undefined ? [fact(line.label, ...text.split(/\n+/))] : []
  })
}

/** Places, times and length of the rental. One way has no return time and no length. */
export function tripFacts(trip: RentalPeriod & { pickUpLocation: string; returnLocation: string }): Fact[] {
  const pickUp = fact("Pick up", trip.pickUpLocation, formatWallTime(trip.pickUpAt))
  if (isOneWay(trip)) return [pickUp, fact("Return", trip.returnLocation, "One way, no return time")]
  return [
    pickUp,
    fact("Return", trip.returnLocation, formatWallTime(trip.returnAt)),
    fact("Length", daysText(rentalDays(trip))),
  ]
}

/** Contact data of the visitor, with links that dial or start an email. */
export function reachFacts({ contactNumber, email }: { contactNumber: string; email: string }): Fact[] {
  return [{ ...fact("Number", contactNumber), href: telephoneLink(contactNumber) }, emailFact(email)]
}

/** The email address, with a `mailto:` link. */
export function emailFact(email: string): Fact {
  return { ...fact("Email", email), href: `mailto:${encodeURIComponent(email).replace("%40", "@")}` }
}

function telephoneLink(contactNumber: string): string | undefined {
  const number = firstNumber(contactNumber)
  return number && `tel:${number}`
}

/** A `tel:` link for the first number of a free text such as '077 123 4567 or 071 765 4321'; undefined without a number. */
export function firstNumber(contactNumber: string): string | undefined {
  return /\+?\d[\d\s().-]{3,}\d/.exec(latinDigits(contactNumber))?.[0].replace(/[^\d+]/g, "")
}

/** A number for messaging apps: digits only, with the country code. A number without one is Sri Lankan. */
export function internationalNumber(contactNumber: string): string | undefined {
  const number = firstNumber(contactNumber)
  if (!number) return undefined
  return number.startsWith("+") ? number.slice(1) : number.replace(/^00/, "").replace(/^0/, "94")
}
