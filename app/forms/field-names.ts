/** The names of the controls (docs/requirements.md, R8.4 and R9.1), by the field of the domain that they fill. */
export const FIELD_NAMES = {
  pickUpLocation: "pick_up_location",
  returnLocation: "return_location",
  pickUpAt: "pick_up_time_date",
  returnAt: "return_time_date",
  vehicleType: "vehicle_type",
  contactNumber: "contact_number",
  email: "email",
  way: "way_type",
  tab: "tab",
  personTitle: "person_title",
  firstName: "first_name",
  lastName: "last_name",
  agent: "agent",
  name: "name",
  message: "message",
  // A group of controls, each with a name of its own; this one is the group's, for its id.
  services: "services",
} as const

export type FieldName = keyof typeof FIELD_NAMES

export const FORM_TOKEN_NAME = "form_token"

/** The field that people never meet and robots like to fill in. */
export const TRAP_NAME = "website"

/** The id of a control: what a line of the error summary links to. */
export function fieldId(idPrefix: string, field: FieldName): string {
  return `${idPrefix}-${FIELD_NAMES[field]}`
}

/** The id of the one place in a form where its errors, or what became of it, are told. */
export function outcomeId(idPrefix: string): string {
  return `${idPrefix}-outcome`
}

/** The id of the message that a form was sent; the redirect after a success leads to it. */
export const SENT_ID = "sent"
