import type { FieldLine } from "../fields.ts"

/** The contents of an email, from which its text and its HTML are rendered. */
export type EmailContents = ContentsOfKind & { opening: string; closing: string }

/** The contents that depend on the form. */
export type ContentsOfKind = {
  subject: string
  title: string
  /** Remarks that the office should clarify with the visitor first. */
  remarks: string[]
  sections: { about: FieldLine["section"] | "plan"; title: string; facts: Fact[] }[]
  price: Price | null
  message: string | null
}

/** One answer of the visitor, in one or two lines, with an optional link. */
export type Fact = { label: string; lines: string[]; href?: string }

/** The price table, formatted, with notes about the total. */
export type Price = {
  rows: { item: string; count: string; amount: string }[]
  total: string
  notes: string[]
}
