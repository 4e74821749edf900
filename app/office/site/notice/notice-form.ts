import type { EntryFormOf } from "#app/office/site/entry-form.ts"
import { figureFaults } from "#app/office/site/figure-faults.ts"
import type { CompanyNotice } from "#domain/content/content.ts"

export const NOTICE_FIELDS = ["kind", "text", "from", "until"] as const

/** A notice on every page. Days that are left empty have no end. */
export const NOTICE: EntryFormOf<"notices"> = {
  key: "notices",
  fields: NOTICE_FIELDS,
  nameField: "text",
  nameOf: ({ text }) => text,
  valuesOf: ({ kind, text, from, until }) => ({ kind, text, from: from ?? "", until: until ?? "" }),
  writtenOf: ({ kind, text = "", from, until }) => ({
    kind: kind as CompanyNotice["kind"], // the check refuses any other
    text,
    from: from || null,
    until: until || null,
  }),
  moreFaults: figureFaults("text"),
  wordsFor: (field, { notices: { faults, tooMany } }) =>
    Object.entries(faults).find(([name]) => name === field)?.[1] ?? tooMany,
}
