import * as v from "valibot"
import { parseWallTime, rentalDays, type WallTime } from "#domain/rental-period.ts"
import {
  type Answers,
  type Checked,
  check,
  choice,
  contactNumber,
  email,
  latestWallTime,
  line,
  optionalChoice,
  optionalParagraphs,
  wallTime,
} from "./answers.ts"
import { type AnsweredField, FIELDS_OF, fieldDescription, fieldsOf } from "./fields.ts"

/** The five tabs of the enquiry on the home page, in their order. Source: docs/requirements.md, R8.1. */
export const ENQUIRY_TABS = ["self_drive", "with_drive", "airport", "wedding_events", "limousine"] as const
export type EnquiryTab = (typeof ENQUIRY_TABS)[number]

/** The vehicle types of the home page's form. */
export const VEHICLE_TYPES = ["car", "van", "bus"] as const
export type VehicleType = (typeof VEHICLE_TYPES)[number]

/** The directions of a wedding or event: one way, or there and back. */
export const TRIP_DIRECTIONS = ["one_way", "both_way"] as const
export type TripDirection = (typeof TRIP_DIRECTIONS)[number]

/** In the order of the form. */
export const RENTAL_ENQUIRY_FIELDS = fieldsOf("enquiry") satisfies AnsweredField<RentalEnquiry>[]
export type RentalEnquiryField = (typeof RENTAL_ENQUIRY_FIELDS)[number]

/** The enquiry of the home page. `tab` null: no tab was chosen, so the form showed the self-drive fields. */
export type RentalEnquiry = {
  kind: "enquiry"
  tab: EnquiryTab | null
  pickUpLocation: string
  returnLocation: string
  pickUpAt: WallTime
  returnAt: WallTime
  vehicleType: VehicleType
  contactNumber: string
  email: string
  /** In paragraphs; null: none. */
  note: string | null
  /** The direction, on the tab of weddings and events only; null: not answered. */
  way: TripDirection | null
}

// The requirements do not demand dates in the future. Only dates before the company existed are rejected.
const EARLIEST = parseWallTime("2012-01-01T00:00") as WallTime // a valid time, so not null

/** Checks the answers of the home enquiry. `now` is the wall clock in Sri Lanka. */
export function checkRentalEnquiry(
  answers: Answers,
  now: WallTime,
): Checked<RentalEnquiry, RentalEnquiryField> {
  const time = wallTime({ earliest: EARLIEST, latest: latestWallTime(now), tooEarly: "outOfRange" })
  const schemas = {
    pickUpLocation: line(FIELDS_OF.enquiry.pickUpLocation.maxLength),
    returnLocation: line(FIELDS_OF.enquiry.returnLocation.maxLength),
    pickUpAt: time,
    returnAt: time,
    vehicleType: choice(VEHICLE_TYPES),
    contactNumber,
    email,
    note: optionalParagraphs(FIELDS_OF.enquiry.note.maxLength),
    tab: optionalChoice(ENQUIRY_TABS),
    way: optionalChoice(TRIP_DIRECTIONS),
  } satisfies Record<RentalEnquiryField, v.GenericSchema>
  const checked = check(v.object(schemas), shownAnswers(answers), RENTAL_ENQUIRY_FIELDS)
  if (!checked.ok) return checked
  return { ok: true, value: { kind: "enquiry", ...checked.value } }
}

/**
 * The answers without those to fields that the chosen tab hides. These are removed before the check, because a visitor cannot
 * correct a field that is not shown.
 */
function shownAnswers(answers: Answers): Answers {
  const shownFields = RENTAL_ENQUIRY_FIELDS.filter((field) => {
    const { shownOnTab } = fieldDescription(field)
    return !shownOnTab || shownOnTab === answers.tab
  })
  return Object.fromEntries(shownFields.map((field) => [field, answers[field]]))
}

/** The remarks that ask the visitor to check a valid enquiry again. */
export type PeriodRemark = "returnNotAfterPickUp" | "pickUpInThePast"

/**
 * Returns a remark on unusual dates, which are accepted nevertheless: docs/requirements.md, R8.8 and R8.9. A one-way transfer has
 * no return.
 */
export function periodRemark(
  { pickUpAt, returnAt, tab }: { pickUpAt: WallTime; returnAt: WallTime; tab: EnquiryTab | null },
  now: WallTime,
): PeriodRemark | null {
  const isOneWay = tab === "airport" && pickUpAt === returnAt
  if (!isOneWay && rentalDays({ pickUpAt, returnAt }) === 0) return "returnNotAfterPickUp"
  return pickUpAt < now ? "pickUpInThePast" : null
}
