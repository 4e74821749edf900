import { type AgreedLine, inCurrency } from "#domain/agreed/agreed-terms.ts"
import { type CsvCell, digitsAsText } from "#domain/csv.ts"
import { BOOKING_SOURCE_NAMES } from "#domain/enquiry/email/staff-booking-contents.ts"
import type { InboxBatchEntry } from "#domain/enquiry/enquiry-repository.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import { LINE_FIELDS, type LineField, lineAnswer } from "#domain/enquiry/field-lines.ts"
import { lineName } from "#domain/enquiry/reply-values.ts"
import { unitsText } from "#domain/enquiry/wording.ts"
import type { Cents } from "#domain/money.ts"
import type { QuoteLine } from "#domain/pricing/quote.ts"
import { selectLines } from "#domain/pricing/select-lines.ts"
import { rentalDays, type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import { pathText } from "#domain/trip/sent-plan.ts"
import type { Messages } from "#messages/messages.ts"

type CsvMessages = Pick<Messages, "officeEnquiries" | "officeInbox" | "office">
type CellMessages = CsvMessages["officeEnquiries"] &
  Pick<Messages["office"], "booking"> & {
    /** The label of an enquiry that was not delivered. */
    notSentLabel: string
  }
type ColumnName = keyof CsvMessages["officeInbox"]["columns"]
type Column = {
  heading: (messages: CsvMessages["officeInbox"]) => string
  cell: (entry: InboxBatchEntry, messages: CellMessages) => CsvCell
}

/** Columns whose headings are in the messages, in the order of the file. */
const CELLS: { readonly [Name in Exclude<ColumnName, "message">]: Column["cell"] } = {
  reference: ({ reference }) => reference,
  receivedAt: ({ receivedAt }) => csvTime(wallTimeAt(receivedAt)),
  kind: ({ kind }, { kinds }) => kinds[kind],
  source: ({ content }) => (content?.kind === "staffBooking" ? BOOKING_SOURCE_NAMES[content.source] : null),
  status: ({ state }, { states }) => states[state],
  emailStatus: ({ primaryDeliveryFailed }, messages) =>
    primaryDeliveryFailed ? messages.notSentLabel : null,
  name: ({ summary }) => summary.name,
  contactNumber: ({ summary }) => summary.contactNumber && digitsAsText(summary.contactNumber),
  email: ({ summary }) => summary.email,
  vehicle: ({ summary: { vehicle } }, { vehicleTypes }) => vehicle && (vehicleTypes[vehicle] ?? vehicle),
  service: ({ summary: { service } }, { services }) => service && services[service],
  pickUpLocation: (entry) => locationsOf(entry)?.pickUpLocation ?? null,
  returnLocation: (entry) => locationsOf(entry)?.returnLocation ?? null,
  pickUp: ({ summary }) => summary.pickUpAt && csvTime(summary.pickUpAt),
  return: ({ summary }) => summary.returnAt && csvTime(summary.returnAt),
  days: ({ summary: { pickUpAt, returnAt } }) =>
    pickUpAt && returnAt ? rentalDays({ pickUpAt, returnAt }) : null,
  total: ({ summary }) => summary.total && inRupees(summary.total),
  currency: ({ agreed }) => agreed?.currency?.code ?? null,
  rate: ({ agreed }) => (agreed?.currency ? inRupees(agreed.currency.rate) : null),
  totalInCurrency: ({ agreed, summary: { total } }) =>
    agreed?.currency && total !== null ? inCurrency(total, agreed.currency) : null,
  deposit: ({ agreed }) => (agreed?.conditions.deposit ? inRupees(agreed.conditions.deposit) : null),
  offer: ({ offer }, { booking }) => offer && offerText(offer, booking.offer),
  extras: ({ content, agreed }) => extrasText(agreed?.lines ?? quotedLines(content)) || null,
  charges: ({ agreed }, messages) => agreed && chargesText(agreed.lines, messages),
  requestedVehicle: ({ content, agreed }) => (agreed && content ? summaryOf(content).vehicle : null),
  requestedTotal: ({ content, agreed }) => {
    const total = agreed && content ? summaryOf(content).total : null
    return total && inRupees(total)
  },
  plan: ({ content }) => (content && "plan" in content && content.plan ? pathText(content.plan) : null),
  notes: ({ notes }) => notes.join("; ") || null,
}

const messageText: Column["cell"] = ({ content }) => (content?.kind === "contact" ? content.message : null)

/** The message is the last column, because it is long. */
const COLUMNS: readonly Column[] = [
  ...Object.entries(CELLS).map(([name, cell]) => namedColumn(name as ColumnName, cell)), // the keys of `CELLS` have this type
  ...LINE_FIELDS.map(fieldColumn),
  namedColumn("message", messageText),
]

function namedColumn(name: ColumnName, cell: Column["cell"]): Column {
  return { heading: ({ columns }) => columns[name], cell }
}

function fieldColumn({ field, line }: LineField): Column {
  return { heading: () => line.label, cell: ({ content }) => content && lineAnswer(content, field) }
}

export function headingCells({ officeInbox }: CsvMessages): CsvCell[] {
  return COLUMNS.map(({ heading }) => heading(officeInbox))
}

/** @param notSentLabel the text for an enquiry that was not delivered */
export function entryCells(
  entry: InboxBatchEntry,
  { officeEnquiries, office }: CsvMessages,
  notSentLabel: string,
): CsvCell[] {
  const { booking } = office
  return COLUMNS.map(({ cell }) => cell(entry, { ...officeEnquiries, booking, notSentLabel }))
}

/** The pick-up and return locations: of the agreed terms if there are any, otherwise of the request. Null: there are none. */
function locationsOf({ agreed, content }: InboxBatchEntry) {
  if (agreed) return agreed
  return content?.kind === "enquiry" || content?.kind === "booking" ? content : null
}

function quotedLines(content: InboxBatchEntry["content"]): readonly QuoteLine[] {
  if (content?.kind === "booking") return content.quote.lines
  return content?.kind === "trip" ? (content.price?.quote.lines ?? []) : []
}

function inRupees(amount: Cents): number {
  return amount / 100
}

function offerText(
  { at, validUntil, acceptedAt }: NonNullable<InboxBatchEntry["offer"]>,
  { csv }: CellMessages["booking"]["offer"],
): string {
  const offered = csv.offered(csvTime(wallTimeAt(at)), validUntil && csvTime(validUntil))
  return acceptedAt ? `${offered}, ${csv.accepted(csvTime(wallTimeAt(acceptedAt)))}` : offered
}

/** `2026-12-12 09:00`, which spreadsheets parse as a time. */
function csvTime(wallTime: WallTime): string {
  return wallTime.replace("T", " ")
}

function extrasText(lines: readonly (QuoteLine | AgreedLine)[]): string {
  return selectLines(lines, { vehicle: false, extra: true, charge: false, discount: false })
    .map((line) => `${line.name} (${unitsText(line)})`)
    .join(", ")
}

/** Charges and the discount, each with its amount in rupees. */
function chargesText(lines: readonly AgreedLine[], { booking }: CellMessages): string | null {
  const charges = selectLines(lines, { vehicle: false, extra: false, charge: true, discount: true })
  const texts = charges.map(
    (line) => `${lineName(line, booking)} ${line.kind === "discount" ? "-" : ""}${inRupees(line.amount)}`,
  )
  return texts.join(", ") || null
}
