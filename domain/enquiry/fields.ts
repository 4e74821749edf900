import { MAX_LENGTH } from "./answers.ts"

/**
 * One field of a form, described once. Derived from it are the order of the fields, the names of the controls, the JSON of the form
 * service and the stored schema. Also derived are the lines of emails, the columns of the CSV and the values that remain after
 * anonymising. The checks are in the file of each kind, because they depend on the current time and on settings of the office.
 */
export type FieldDescription = Classification & {
  /** Name of the control, and of the property in the form service's JSON. Source: docs/requirements.md, groups R7, R8 and R13. */
  name: string
  /** Longest answer that the check accepts, in characters. */
  maxLength?: number
  /**
   * The tab of the home page's enquiry that shows the field; without it every tab does. The field is optional: other tabs ignore
   * its answer.
   */
  shownOnTab?: string
  /**
   * The line that a text or a checkbox has of its own in the email and on the office's page, and its column in the CSV. Missing:
   * none.
   */
  line?: FieldLine
}

/** `personal`: identifies the visitor or is free text, so anonymising removes it. */
type Classification =
  | { personal: true; type: PersonalFieldType }
  | { personal: false; type: PersonalFieldType | OtherFieldType }

/** Types of fields whose values anonymising can replace by a blank one. An optional text is null if the field was left empty. */
export type PersonalFieldType = "text" | "optionalText" | "personTitle" | "plan"
type OtherFieldType = "time" | "vehicleType" | "tab" | "way" | "services" | "yesOrNo" | "source"
export type FieldType = PersonalFieldType | OtherFieldType

/** The line of a field in emails and in the office. `none`: the text for an unanswered field; without it the line is omitted. */
export type FieldLine = { label: string; section: "rental" | "person"; none?: string }

const pickUpLocation = {
  name: "pick_up_location",
  type: "text",
  personal: true,
  maxLength: MAX_LENGTH.line,
} as const

const returnLocation = {
  name: "return_location",
  type: "text",
  personal: true,
  maxLength: MAX_LENGTH.line,
} as const

const pickUpAt = { name: "pick_up_time_date", type: "time", personal: false } as const
const returnAt = { name: "return_time_date", type: "time", personal: false } as const

const contactNumber = {
  name: "contact_number",
  type: "text",
  personal: true,
  maxLength: MAX_LENGTH.contactNumber,
} as const

const email = { name: "email", type: "text", personal: true, maxLength: MAX_LENGTH.email } as const

/** Customers from abroad pay other rates if the company has them. */
const livesAbroad = {
  name: "lives_abroad",
  type: "yesOrNo",
  personal: false,
  line: { label: "Lives abroad", section: "person" },
} as const

/** Details for which the form has no other field: flight, people, luggage, route. */
const note = {
  name: "note",
  type: "optionalText",
  personal: true,
  maxLength: MAX_LENGTH.note,
  line: { label: "Note", section: "rental" },
} as const

/**
 * The query of a planned trip, in a hidden control; stored as `SentPlan`. It is personal, because it contains where a person
 * travels.
 */
const plan = { name: "plan", type: "plan", personal: true } as const

/** The fields of each kind of enquiry, in the order of its form. */
export const FIELDS_OF = {
  enquiry: {
    pickUpLocation,
    returnLocation,
    pickUpAt,
    returnAt,
    vehicleType: { name: "vehicle_type", type: "vehicleType", personal: false },
    contactNumber,
    email,
    note,
    tab: { name: "tab", type: "tab", personal: false },
    way: { name: "way_type", type: "way", personal: false, shownOnTab: "wedding_events" },
  } as const satisfies Record<string, FieldDescription>,
  booking: {
    pickUpLocation,
    returnLocation,
    pickUpAt,
    returnAt,
    livesAbroad,
    // The chosen extras. The field is a group of controls, each with its own name. This name is only for the id of the group.
    services: { name: "services", type: "services", personal: false },
    personTitle: { name: "person_title", type: "personTitle", personal: true },
    firstName: { name: "first_name", type: "text", personal: true, maxLength: MAX_LENGTH.name },
    lastName: { name: "last_name", type: "text", personal: true, maxLength: MAX_LENGTH.name },
    contactNumber,
    email,
    agent: {
      name: "agent",
      type: "optionalText",
      personal: false,
      line: { label: "Agent", section: "person", none: "None named" },
    },
    note,
    plan,
  } as const satisfies Record<string, FieldDescription>,
  contact: {
    name: { name: "name", type: "text", personal: true, maxLength: MAX_LENGTH.name },
    email,
    message: { name: "message", type: "text", personal: true, maxLength: MAX_LENGTH.message },
  } as const satisfies Record<string, FieldDescription>,
  trip: {
    name: { name: "name", type: "text", personal: true, maxLength: MAX_LENGTH.name },
    contactNumber,
    email,
    livesAbroad,
    note,
    plan,
  } as const satisfies Record<string, FieldDescription>,
  staffBooking: {
    name: { name: "name", type: "text", personal: true, maxLength: MAX_LENGTH.name },
    contactNumber,
    email,
    livesAbroad,
    source: { name: "source", type: "source", personal: false },
    note,
  } as const satisfies Record<string, FieldDescription>,
}

/**
 * Properties of an enquiry without a form field: its kind, the vehicle of the page, the computed price, and the period of a planned
 * trip. None of them is personal, so they remain after anonymising.
 */
export const COMPUTED_PROPERTIES = ["kind", "vehicleId", "vehicleName", "quote", "period", "price"] as const

/**
 * The properties of a content that have a form field. Each kind checks at compile time that these are the fields of its table.
 */
export type AnsweredField<Content> = Exclude<keyof Content, (typeof COMPUTED_PROPERTIES)[number]>

/** Every field of the visitors' forms. A field that is in several forms has one description. */
export const VISITOR_FIELDS = {
  ...FIELDS_OF.enquiry,
  ...FIELDS_OF.booking,
  ...FIELDS_OF.contact,
  ...FIELDS_OF.trip,
}
export type VisitorFieldName = keyof typeof VISITOR_FIELDS

/** Every field of any kind of enquiry. */
export const FIELDS = { ...VISITOR_FIELDS, ...FIELDS_OF.staffBooking }
export type FieldName = keyof typeof FIELDS

/** The fields of one kind of enquiry, in the order of its form. */
export function fieldsOf<Kind extends keyof typeof FIELDS_OF>(kind: Kind) {
  return Object.keys(FIELDS_OF[kind]) as Extract<keyof (typeof FIELDS_OF)[Kind], string>[] // `Object.keys` has type string[]
}

/** The description of a field, without the exact values of its entry in the table. */
export function fieldDescription(field: FieldName): FieldDescription {
  return FIELDS[field]
}
