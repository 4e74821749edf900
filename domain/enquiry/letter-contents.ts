import { formatTotal } from "#domain/money.ts"
import type { QuoteLine } from "#domain/pricing/quote.ts"
import type { TierId } from "#domain/pricing/tiers.ts"
import { formatWallDate, formatWallTime, rentalDays, wallTimeAt } from "#domain/rental-period.ts"
import type { Booking } from "./booking.ts"
import type { ContactMessage } from "./contact-message.ts"
import type { Enquiry } from "./enquiry.ts"
import { type EnquiryTab, type HireEnquiry, type PeriodRemark, periodRemark, type Way } from "./hire-enquiry.ts"
import { daysText, personName, unitsText } from "./wording.ts"

/** What a letter says, before it is set as text or as HTML; both are made from this, so that they say the same. */
export type LetterContents = {
  subject: string
  title: string
  opening: string
  /** What the office should ask the visitor about before anything else. */
  remarks: string[]
  sections: { title: string; facts: Fact[] }[]
  price: Price | null
  message: string | null
  closing: string
}

/** One thing that the visitor said, in one or two lines, with where a press on it leads. */
export type Fact = { label: string; lines: string[]; href?: string }

export type Price = { rows: { item: string; count: string; amount: string }[]; total: string; notes: string[] }

export function letterContents(enquiry: Enquiry, siteUrl: string): LetterContents {
  const receivedAt = formatWallTime(wallTimeAt(enquiry.receivedAt))
  return {
    ...contentsOf(enquiry, siteUrl),
    opening: `Reference ${enquiry.reference}, received ${receivedAt}, Sri Lankan time.`,
    closing: `Answer this e-mail and the answer goes to ${enquiry.content.email}. The visitor knows the request by its reference, ${enquiry.reference}. Sent from ${siteUrl}`,
  }
}

type ContentsOfKind = Omit<LetterContents, "opening" | "closing">

function contentsOf({ content, receivedAt }: Enquiry, siteUrl: string): ContentsOfKind {
  if (content.kind === "booking") return bookingContents(content, siteUrl)
  return content.kind === "contact" ? contactContents(content) : hireEnquiryContents(content, receivedAt)
}

function bookingContents(booking: Booking, siteUrl: string): ContentsOfKind {
  const vehicleUrl = `${siteUrl}/cars/${encodeURIComponent(booking.vehicleId)}`
  const vehicle: Fact = { label: "Vehicle", lines: [booking.vehicleName, vehicleUrl], href: vehicleUrl }
  return {
    subject: `New Booking (${booking.vehicleName})`,
    title: `New booking: ${booking.vehicleName}`,
    remarks: [],
    sections: [
      { title: "The hire", facts: [vehicle, ...tripFacts(booking)] },
      { title: "The person", facts: [nameFact(booking), ...reachFacts(booking), agentFact(booking)] },
    ],
    price: priceOf(booking),
    message: null,
  }
}

/** The words of the five tabs are the specification's, section 4. */
const TAB_TITLES: Record<EnquiryTab, string> = {
  self_drive: "SELF DRIVE",
  with_drive: "WITH DRIVER",
  airport: "AIRPORT TRANSFER",
  wedding_events: "WEDDING & EVENTS",
  limousine: "LIMOUSINE SERVICES",
}

const WAY_WORDS: Record<Way, string> = { one_way: "One way", both_way: "Both ways" }

const REMARKS: Record<PeriodRemark, string> = {
  returnNotAfterPickUp: "The return is not after the pick-up. Please ask which dates are meant.",
  pickUpInThePast: "The pick-up time had passed when this was sent. Please ask which date is meant.",
}

function hireEnquiryContents(enquiry: HireEnquiry, receivedAt: Date): ContentsOfKind {
  const service = TAB_TITLES[enquiry.tab ?? "self_drive"]
  const remark = periodRemark(enquiry, wallTimeAt(receivedAt))
  return {
    subject: `New Enquiry (${service}, ${enquiry.vehicleType}, ${formatWallDate(enquiry.pickUpAt)})`,
    title: `New enquiry: ${service}`,
    remarks: remark ? [REMARKS[remark]] : [],
    sections: [
      { title: "The hire", facts: [...serviceFacts(enquiry, service), ...tripFacts(enquiry)] },
      { title: "The person", facts: reachFacts(enquiry) },
    ],
    price: null,
    message: null,
  }
}

function contactContents({ name, email, message }: ContactMessage): ContentsOfKind {
  return {
    subject: `New Message (${name})`,
    title: `New message from ${name}`,
    remarks: [],
    sections: [{ title: "The person", facts: [fact("Name", name), emailFact(email)] }],
    price: null,
    message,
  }
}

function serviceFacts({ tab, way, vehicleType }: HireEnquiry, service: string): Fact[] {
  const asked = fact("Service", tab ? service : `${service} (no tab was chosen)`)
  const ways = tab === "wedding_events" ? [fact("Way", way ? WAY_WORDS[way] : "Not said")] : []
  return [asked, ...ways, fact("Vehicle type", vehicleType.replace(/^./, (first) => first.toUpperCase()))]
}

function tripFacts(trip: Pick<Booking, "pickUpLocation" | "returnLocation" | "pickUpAt" | "returnAt">): Fact[] {
  return [
    fact("Pick up", trip.pickUpLocation, formatWallTime(trip.pickUpAt)),
    fact("Return", trip.returnLocation, formatWallTime(trip.returnAt)),
    fact("Length", daysText(rentalDays(trip))),
  ]
}

function nameFact(booking: Booking): Fact {
  return fact("Name", personName(booking), ...(booking.personTitle === "Other" ? ["Title: Other"] : []))
}

function reachFacts({ contactNumber, email }: { contactNumber: string; email: string }): Fact[] {
  return [{ ...fact("Contact number", contactNumber), href: telephoneLink(contactNumber) }, emailFact(email)]
}

function emailFact(email: string): Fact {
  return { ...fact("E-mail", email), href: `mailto:${encodeURIComponent(email).replace("%40", "@")}` }
}

function agentFact({ agent }: Booking): Fact {
  return fact("Contacted agent", agent ?? "None named")
}

function fact(label: string, ...lines: string[]): Fact {
  return { label, lines }
}

/** Numbers are free text, '077 123 4567 or 071 765 4321': a press dials the first. No link where nothing can be dialled. */
function telephoneLink(contactNumber: string): string | undefined {
  const first = /\+?\d[\d\s().-]{3,}\d/.exec(contactNumber)?.[0]
  return first && `tel:${first.replace(/[^\d+]/g, "")}`
}

const RATE_NAMES: Record<TierId, string> = {
  oneWeek: "the 1-week rate",
  twoWeeks: "the 2-week rate",
  threeWeeks: "the 3-week rate",
  oneMonth: "the 1-month rate",
  threeMonths: "the 3-month rate",
  sixMonths: "the 6-month rate",
}

function priceOf({ vehicleName, quote }: Booking): Price {
  const rate = quote.tier ? `, ${RATE_NAMES[quote.tier.id]}` : ""
  const rows = quote.lines.map((line) => ({
    item: line.item === "vehicle" ? vehicleName : line.item.name,
    count: line.item === "vehicle" ? `${countText(line)}${rate}` : countText(line),
    amount: formatTotal(line.amount),
  }))
  return { rows, total: formatTotal(quote.total), notes: PRICE_NOTES }
}

const PRICE_NOTES = [
  "This total is an estimate until you confirm it.",
  "The deposit is not part of it, nor is the delivery charge, which depends on the location.",
]

function countText(line: QuoteLine): string {
  return line.countedIn === "once" ? "once" : `${unitsText(line)} × ${formatTotal(line.unitPrice)}`
}
