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
type TextName = keyof Texts["officeInbox"]["columns"]
type Column = {
  heading: (texts: Texts["officeInbox"]) => string
  cell: (entry: Entry, texts: Texts["officeEnquiries"]) => CsvCell
}

/** Columns with a heading among the texts, in their order. */
const CELLS: { readonly [Name in Exclude<TextName, "message">]: Column["cell"] } = {
  reference: ({ reference }) => reference,
  came: ({ receivedAt }) => timeText(wallTimeAt(receivedAt)),
  kind: ({ kind }, { kinds }) => kinds[kind],
  status: ({ state }, { states }) => states[state],
  mail: ({ mailNotSent }, texts) => (mailNotSent ? texts.notSent : null),
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
}

const messageCell: Column["cell"] = ({ content }) => (content?.kind === "contact" ? content.message : null)

/** The message stands last, because it is long. */
const COLUMNS: readonly Column[] = [
  ...Object.entries(CELLS).map(([name, cell]) => textColumn(name as TextName, cell)), // as the type of `CELLS` says
  ...LINE_FIELDS.map(fieldColumn),
  textColumn("message", messageCell),
]

function textColumn(name: TextName, cell: Column["cell"]): Column {
  return { heading: ({ columns }) => columns[name], cell }
}

function fieldColumn({ field, line }: LineField): Column {
  return { heading: () => line.label, cell: ({ content }) => content && lineAnswer(content, field) }
}

export function headingCells({ officeInbox }: Texts): CsvCell[] {
  return COLUMNS.map(({ heading }) => heading(officeInbox))
}

/** `notSent`: the words for an enquiry that has not reached the company. */
export function entryCells(entry: Entry, { officeEnquiries }: Texts, notSent: string): CsvCell[] {
  return COLUMNS.map(({ cell }) => cell(entry, { ...officeEnquiries, notSent }))
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
    .flatMap((line) => (line.kind === "vehicle" ? [] : `${line.name} (${unitsText(line)})`))
    .join(", ")
}
