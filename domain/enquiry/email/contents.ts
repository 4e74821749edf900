import type { FieldLine } from "../fields.ts"

/**
 * The contents of an email, from which its text and its HTML are rendered. `opening`: the line below the title. `closing`: the last
 * line.
 */
export type EmailContents = ContentsOfKind & { opening: string; closing: string }

/** The contents that depend on the form. */
export type ContentsOfKind = {
  subject: string
  title: string
  /** Remarks about answers that the office should clarify with the visitor first. */
  remarks: string[]
  sections: { about: FieldLine["section"] | "plan"; title: string; rows: DetailRow[] }[]
  price: Price | null
  message: string | null
}

/** A labelled value of an enquiry, usually an answer of the visitor, in one or more lines. `href`: a link for the first line. */
export type DetailRow = { label: string; lines: string[]; href?: string }

/** The price table, formatted, with notes about the total. */
export type Price = {
  rows: { item: string; count: string; amount: string }[]
  total: string
  notes: string[]
}
