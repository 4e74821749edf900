import { type CsvCell, digitsAsText } from "#domain/csv.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import type { InboxBatch } from "#domain/enquiry/enquiry-repository.ts"
import { LINE_FIELDS, type LineField, lineAnswer } from "#domain/enquiry/field-lines.ts"
import { unitsText } from "#domain/enquiry/wording.ts"
import type { QuoteLine } from "#domain/pricing/quote.ts"
import { rentalDays, type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"

type Entry = InboxBatch["entries"][number]
type Texts = Pick<Messages, "officeEnquiries" | "officeInbox">
type ColumnName = keyof Texts["officeInbox"]["columns"]
type Column = {
  heading: (messages: Texts["officeInbox"]) => string
  cell: (entry: Entry, messages: Texts["officeEnquiries"]) => CsvCell
}

/** Columns whose headings are in the messages, in the order of the file. */
const CELLS: { readonly [Name in Exclude<ColumnName, "message">]: Column["cell"] } = {
  reference: ({ reference }) => reference,
  came: ({ receivedAt }) => csvTime(wallTimeAt(receivedAt)),
  kind: ({ kind }, { kinds }) => kinds[kind],
  status: ({ state }, { states }) => states[state],
  mail: ({ mailNotSent }, messages) => (mailNotSent ? messages.notSent : null),
  name: ({ summary }) => summary.name,
  contactNumber: ({ summary }) => summary.contactNumber && digitsAsText(summary.contactNumber),
  email: ({ summary }) => summary.email,
  vehicle: ({ summary: { vehicle } }, { vehicleTypes }) => vehicle && (vehicleTypes[vehicle] ?? vehicle),
  service: ({ summary: { service } }, { services }) => service && services[service],
  pickUpPlace: ({ content }) => rentalOf(content)?.pickUpLocation ?? null,
  returnPlace: ({ content }) => rentalOf(content)?.returnLocation ?? null,
  pickUp: ({ summary }) => summary.pickUpAt && csvTime(summary.pickUpAt),
  return: ({ summary }) => summary.returnAt && csvTime(summary.returnAt),
  days: ({ summary: { pickUpAt, returnAt } }) =>
    pickUpAt && returnAt ? rentalDays({ pickUpAt, returnAt }) : null,
  total: ({ summary }) => summary.total && summary.total / 100,
  extras: ({ content }) => (content?.kind === "booking" ? extrasText(content.quote.lines) : null),
}

const messageText: Column["cell"] = ({ content }) => (content?.kind === "contact" ? content.message : null)

/** The message is the last column, because it is long. */
const COLUMNS: readonly Column[] = [
  ...Object.entries(CELLS).map(([name, cell]) => namedColumn(name as ColumnName, cell)), // by the type of `CELLS`
  ...LINE_FIELDS.map(fieldColumn),
  namedColumn("message", messageText),
]

function namedColumn(name: ColumnName, cell: Column["cell"]): Column {
  return { heading: ({ columns }) => columns[name], cell }
}

function fieldColumn({ field, line }: LineField): Column {
  return { heading: () => line.label, cell: ({ content }) => content && lineAnswer(content, field) }
}

export function headingCells({ officeInbox }: Texts): CsvCell[] {
  return COLUMNS.map(({ heading }) => heading(officeInbox))
}

/** `notSent`: the label of an enquiry that was not delivered. */
export function entryCells(entry: Entry, { officeEnquiries }: Texts, notSent: string): CsvCell[] {
  return COLUMNS.map(({ cell }) => cell(entry, { ...officeEnquiries, notSent }))
}

function rentalOf(content: EnquiryContent | null) {
  return content?.kind === "contact" ? null : content
}

/** `2026-12-12 09:00`, which spreadsheets parse as a time. */
function csvTime(wallTime: WallTime): string {
  return wallTime.replace("T", " ")
}

function extrasText(lines: readonly QuoteLine[]): string {
  return lines
    .flatMap((line) => (line.kind === "vehicle" ? [] : `${line.name} (${unitsText(line)})`))
    .join(", ")
}
