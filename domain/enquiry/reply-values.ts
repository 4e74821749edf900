import type { AgreedLine, AgreedTerms, ChargeId } from "#domain/agreed/agreed-terms.ts"
import type { Enquiry } from "./enquiry.ts"
import { summaryOf } from "./enquiry-summary.ts"
import { nameWithRateNotes, oneLine } from "./wording.ts"

/** The values that a reply can contain. The values of the booking come from the agreed terms. */
export type ReplyValues = {
  reference: string
  /** The visitor's name; null if the form does not ask for it. */
  name: string | null
  company: string
  phone: string
  /** The staff member who replies. */
  by: string
  /** The URL of the visitor's own page; null: they have none. */
  pageUrl: string | null
  /** Null for a message. */
  terms: AgreedTerms | null
}

type ReplyContext = Pick<ReplyValues, "company" | "phone" | "by" | "pageUrl">

/**
 * Collects the values that a reply to an enquiry can contain.
 * @param terms the agreed terms; null for a message
 */
export function replyValues(
  { reference, content }: Enquiry,
  terms: AgreedTerms | null,
  context: ReplyContext,
): ReplyValues {
  const { name } = summaryOf(content)
  return { reference, name: name && oneLine(name), ...context, terms }
}

/** The names of price lines in a language. `chargeNames`: the names of charges that have no name of their own. */
export type LineNames = { chargeNames: Readonly<Record<ChargeId, string>>; discountName: string }

/** The name of a line of the agreed price. */
export function lineName(line: AgreedLine, { chargeNames, discountName }: LineNames): string {
  if (line.kind === "discount") return line.reason ? `${discountName}, ${line.reason}` : discountName
  return line.kind === "charge" ? line.name || chargeNames[line.charge] : nameWithRateNotes(line)
}
