import { type CsvCell, digitsAsText } from "#domain/csv.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { DeskBatch } from "#domain/enquiry/enquiry-desk.ts"
import { unitsText } from "#domain/enquiry/wording.ts"
import type { QuoteLine } from "#domain/pricing/quote.ts"
import { rentalDays, type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"

type Entry = DeskBatch["entries"][number]
type Texts = Pick<Messages, "officeEnquiries" | "officeInbox">
type Column = keyof Texts["officeInbox"]["columns"]

/** What stands in each column, in their order. */
const CELLS: { readonly [Name in Column]: (entry: Entry, texts: Texts["officeEnquiries"]) => CsvCell } = {
  reference: ({ reference }) => reference,
  came: ({ receivedAt }) => timeText(wallTimeAt(receivedAt)),
  kind: ({ kind }, { kinds }) => kinds[kind],
  status: ({ state }, { states }) => states[state],
  mail: ({ mailNotSent }, texts) => (mailNotSent ? texts.mailNotSent : null),
  name: ({ summary }) => summary.name,
  contactNumber: ({ summary }) => summary.contactNumber && digitsAsText(summary.contactNumber),
  email: ({ summary }) => summary.email,
  vehicle: ({ summary: { vehicle } }, { vehicleTypes }) => vehicle && (vehicleTypes[vehicle] ?? vehicle),
  service: ({ summary: { service } }, { services }) => service && services[service],
  pickUpPlace: ({ content }) => tripOf(content)?.pickUpLocation ?? null,
  returnPlace: ({ content }) => tripOf(content)?.returnLocation ?? null,
  pickUp: ({ summary }) => summary.pickUpAt && timeText(summary.pickUpAt),
  return: ({ summary }) => summary.returnAt && timeText(summary.returnAt),
  days: ({ summary: { pickUpAt, returnAt } }) =>
    pickUpAt && returnAt ? rentalDays({ pickUpAt, returnAt }) : null,
  total: ({ summary }) => summary.total && summary.total / 100,
  extras: ({ content }) => (content?.kind === "booking" ? extrasText(content.quote.lines) : null),
  agent: ({ content }) => (content?.kind === "booking" ? content.agent : null),
  message: ({ content }) => (content?.kind === "contact" ? content.message : null),
}

// `CELLS` has a cell for each column and no other, which the type says: `Object.keys` forgets it.
const COLUMNS = Object.keys(CELLS) as Column[]

export function headingCells({ officeInbox }: Texts): CsvCell[] {
  return COLUMNS.map((column) => officeInbox.columns[column])
}

export function entryCells(entry: Entry, { officeEnquiries }: Texts): CsvCell[] {
  return COLUMNS.map((column) => CELLS[column](entry, officeEnquiries))
}

function tripOf(content: EnquiryContent | null) {
  return content?.kind === "contact" ? null : content
}

/** `2026-12-12 09:00`: what every spreadsheet takes for a time. */
function timeText(wallTime: WallTime): string {
  return wallTime.replace("T", " ")
}

function extrasText(lines: readonly QuoteLine[]): string {
  return lines
    .flatMap((line) => (line.item === "vehicle" ? [] : `${line.item.name} (${unitsText(line)})`))
    .join(", ")
}
