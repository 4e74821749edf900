import { formatWallTime, isOneWay, type RentalPeriod, rentalDays } from "#domain/rental-period.ts"
import { latinDigits } from "#lib/latin-digits.ts"
import type { EnquiryContent } from "../enquiry.ts"
import { lineAnswer, lineFieldsOf } from "../field-lines.ts"
import type { FieldLine } from "../fields.ts"
import { daysText } from "../wording.ts"
import type { DetailRow } from "./contents.ts"

/** A row of one or more lines, without a link. */
export function detailRow(label: string, ...lines: string[]): DetailRow {
  return { label, lines }
}

/** The rows of a section for the form fields that have a line of their own. */
export function fieldRows(content: EnquiryContent, section: FieldLine["section"]): DetailRow[] {
  return lineFieldsOf(content).flatMap(({ field, line }) => {
    const text = lineAnswer(content, field) ?? line.none
    return line.section === section && text !== undefined ? [detailRow(line.label, ...text.split(/\n+/))] : []
  })
}

/** Locations, times and length of the rental. A one-way rental has no return time and no length. */
export function rentalRows(
  rental: RentalPeriod & { pickUpLocation: string; returnLocation: string },
): DetailRow[] {
  const pickUp = detailRow("Pick up", rental.pickUpLocation, formatWallTime(rental.pickUpAt))
  if (isOneWay(rental)) return [pickUp, detailRow("Return", rental.returnLocation, "One way, no return time")]
  return [
    pickUp,
    detailRow("Return", rental.returnLocation, formatWallTime(rental.returnAt)),
    detailRow("Length", daysText(rentalDays(rental))),
  ]
}

/** The contact number and the email address of the visitor, with links that dial or start an email. */
export function contactRows({ contactNumber, email }: { contactNumber: string; email: string }): DetailRow[] {
  return [{ ...detailRow("Number", contactNumber), href: telephoneLink(contactNumber) }, emailRow(email)]
}

/** The email address, with a `mailto:` link. */
export function emailRow(email: string): DetailRow {
  return { ...detailRow("Email", email), href: `mailto:${encodeURIComponent(email).replace("%40", "@")}` }
}

function telephoneLink(contactNumber: string): string | undefined {
  const number = firstNumber(contactNumber)
  return number && `tel:${number}`
}

/**
 * The first phone number in a free text such as '077 123 4567 or 071 765 4321', without its separators: `0771234567`. Undefined
 * without a number.
 */
export function firstNumber(contactNumber: string): string | undefined {
  return /\+?\d[\d\s().-]{3,}\d/.exec(latinDigits(contactNumber))?.[0].replace(/[^\d+]/g, "")
}

/**
 * A number for messaging apps: digits only, with the country code. A number that begins with a single 0 is Sri Lankan. A number
 * that begins with neither + nor 0 is taken as it is. Undefined without a number.
 */
export function internationalNumber(contactNumber: string): string | undefined {
  const number = firstNumber(contactNumber)
  if (!number) return undefined
  return number.startsWith("+") ? number.slice(1) : number.replace(/^00/, "").replace(/^0/, "94")
}
