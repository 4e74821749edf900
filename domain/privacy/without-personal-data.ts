import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import {
  COMPUTED_PROPERTIES,
  FIELDS_OF,
  type FieldDescription,
  type PersonalFieldType,
} from "#domain/enquiry/fields.ts"

/**
 * An enquiry without personal data, built from the fields in `FIELDS_OF`. Fields that are not personal stay, so that statistics
 * stay correct. Personal fields become blank. A property without a description in the table is removed.
 */
export function withoutPersonalData(content: EnquiryContent): EnquiryContent {
  const properties: Readonly<Record<string, unknown>> = content
  const fields: Readonly<Record<string, FieldDescription>> = FIELDS_OF[content.kind]
  const computed = COMPUTED_PROPERTIES.filter((property) => property in properties).map((property) => [
    property,
    properties[property],
  ])
  const answered = Object.entries(fields).map(([field, description]) => [
    field,
    description.personal ? BLANK_VALUES[description.type] : properties[field],
  ])
  // The table has every field of the kind; `Object.fromEntries` loses that type.
  return Object.fromEntries([...computed, ...answered]) as EnquiryContent
}

/** Agreed terms without personal data: places, and the free texts of charges and discounts. The amounts stay. */
export function termsWithoutPersonalData(terms: AgreedTerms): AgreedTerms {
  return {
    ...terms,
    pickUpLocation: "",
    returnLocation: "",
    lines: terms.lines.map((line) => {
      if (line.kind === "charge") return { ...line, name: "" }
      return line.kind === "discount" ? { ...line, reason: "" } : line
    }),
  }
}

const BLANK_VALUES = { text: "", optionalText: null, personTitle: "Other", plan: null } satisfies Record<
  PersonalFieldType,
  string | null
>
