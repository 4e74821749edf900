import { checkBooking } from "#domain/enquiry/booking.ts"
import { checkContactMessage } from "#domain/enquiry/contact-message.ts"
import type { Enquiry, EnquiryContent, FormContent } from "#domain/enquiry/enquiry.ts"
import { FIELDS_OF, type FieldName, fieldDescription } from "#domain/enquiry/fields.ts"
import { checkRentalEnquiry } from "#domain/enquiry/rental-enquiry.ts"
import { checkStaffBooking } from "#domain/enquiry/staff-booking.ts"
import { checkTripEnquiry } from "#domain/enquiry/trip-enquiry.ts"
import { rupees } from "#domain/money.ts"
import type { Extra } from "#domain/pricing/extra.ts"
import { quoteRental } from "#domain/pricing/quote.ts"
import { parseWallTime, type WallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { SentPlan } from "#domain/trip/sent-plan.ts"
import { sampleTerms } from "./sample-terms.ts"

/** 4:04 am on 22 November in Sri Lanka. */
export const RECEIVED_AT = new Date("2026-11-21T22:34:54Z")
export const REFERENCE = "7K4M-2Q9T"

const NOW = wallTimeAt(RECEIVED_AT)

/** The extras that the sample vehicles offer. */
export const OFFERED_EXTRAS: Extra[] = [
  {
    id: "unlimited-kilometers",
    name: "Unlimited Kilometers",
    price: rupees(2_200),
    role: "unlimitedKilometers",
    inputKind: "yesOrNo",
    charged: "perDay",
    unit: null,
    description: null,
  },
  {
    id: "need-a-driver",
    name: "Need a Driver",
    price: rupees(5_500),
    role: "driver",
    inputKind: "quantity",
    charged: "perDay",
    unit: null,
    description: null,
  },
  {
    id: "child-seat",
    name: "Child Seat",
    price: rupees(3_500),
    role: null,
    inputKind: "quantity",
    charged: "once",
    unit: null,
    description: null,
  },
  {
    id: "pocket-wifi",
    name: "Pocket Wi-Fi",
    price: rupees(1_500),
    role: null,
    inputKind: "yesOrNo",
    charged: "once",
    unit: null,
    description: null,
  },
]

/** The vehicle of the sample booking. */
export const VAN = {
  id: "toyota-kdh-hi-roof-van-14-seater",
  name: "Toyota KDH Hi Roof Van 14 Seater",
  terms: sampleTerms(
    {
      oneWeek: rupees(14_000),
      twoWeeks: rupees(12_000),
      threeWeeks: rupees(11_000),
      oneMonth: rupees(9_000),
      threeMonths: rupees(8_000),
      sixMonths: rupees(7_000),
    },
    OFFERED_EXTRAS,
  ),
}

/** Dambulla, two nights in Kandy, one in Ella, and back to Dambulla. */
export const SENT_PLAN: SentPlan = {
  query:
    "start=dambulla&stop=kandy&nights=2&stop=ella&nights=1&end=dambulla&from=2027-01-10T09:00&people=4&drive=driver",
  path: ["Dambulla", "Kandy", "Ella", "Dambulla"],
  stops: [
    { name: "Kandy", nights: 2 },
    { name: "Ella", nights: 1 },
  ],
  days: [
    {
      date: "2027-01-10",
      drives: [{ from: "Dambulla", to: "Kandy", km: 72, isEstimate: true, hours: 2 }],
      night: "Kandy",
    },
    { date: "2027-01-11", drives: [], night: "Kandy" },
    {
      date: "2027-01-12",
      drives: [{ from: "Kandy", to: "Ella", km: 137, isEstimate: false, hours: 4.25 }],
      night: "Ella",
    },
    {
      date: "2027-01-13",
      drives: [{ from: "Ella", to: "Dambulla", km: 209, isEstimate: true, hours: 6.25 }],
      night: null,
    },
  ],
  km: 418,
  isEstimate: true,
  hours: 12.5,
  nights: 3,
  month: null,
  people: 4,
  bags: 2,
  drive: "driver",
  gearbox: "any",
  firstDay: wallTime("2027-01-10T09:00"),
  leftOut: [{ field: "stop", text: "Elaa" }], // no known place
}

/** 17 days with a driver, two child seats and Wi-Fi: LKR 306,000.00 in total. */
export const BOOKING = checkedValue(
  checkBooking(
    {
      pickUpLocation: "Bandaranaike Airport, arrivals",
      returnLocation: "Dambulla",
      pickUpAt: "2026-12-12T09:00",
      returnAt: "2026-12-29T08:00",
      note: "Flight UL 504, arrives 07:10.\n\n9 people, 11 bags.",
      livesAbroad: "yes",
      personTitle: "Ms",
      firstName: "Anna",
      lastName: "Perera",
      contactNumber: "+94 77 123 4567",
      email: "anna@example.com",
      agent: "Office 1", // the office that the visitor was in contact with
    },
    [
      { extraId: "need-a-driver", isChosen: true, quantity: "" },
      { extraId: "child-seat", isChosen: true, quantity: "2" },
      { extraId: "pocket-wifi", isChosen: true, quantity: "" },
    ],
    VAN,
    { now: NOW, agents: ["Office 1", "Office 2"], plan: SENT_PLAN },
  ),
)

export const RENTAL_ENQUIRY = checkedValue(
  checkRentalEnquiry(
    {
      tab: "wedding_events",
      way: "both_way",
      pickUpLocation: "Kandy, Queens Hotel",
      returnLocation: "Kandy, Temple Street",
      pickUpAt: "2027-01-10T06:30",
      returnAt: "2027-01-11T06:30",
      vehicleType: "bus",
      note: "Two buses, 70 guests",
      contactNumber: "077 123 4567",
      email: "nimal@example.lk",
    },
    NOW,
  ),
)

export const CONTACT_MESSAGE = checkedValue(
  checkContactMessage({
    name: "Nimal Silva",
    email: "nimal@example.lk",
    message: "We are 40 pilgrims.\n\nIs there a bus with a fridge?",
  }),
)

export const STAFF_BOOKING = checkedValue(
  checkStaffBooking({
    name: "Kumari Fernando",
    contactNumber: "071 555 0143",
    email: "kumari@example.lk",
    source: "hotelDesk",
    note: "Brings her own child seat.\nPays in cash.",
  }),
)

const TRIP_PERIOD = { pickUpAt: wallTime("2027-01-10T09:00"), returnAt: wallTime("2027-01-13T16:00") }

/** 4 days with a driver, and 18 km beyond the allowance at LKR 45: LKR 78,810.00 in total. */
export const TRIP_ENQUIRY = checkedValue(
  checkTripEnquiry(
    {
      name: "Sofia Lindqvist",
      contactNumber: "+46 70 174 06 05",
      email: "sofia@example.se",
      note: "We would like\na child seat.",
    },
    {
      plan: SENT_PLAN,
      period: TRIP_PERIOD,
      price: {
        vehicleId: VAN.id,
        vehicleName: VAN.name,
        isChosen: true,
        quote: quoteRental(VAN.terms, {
          period: TRIP_PERIOD,
          chosenExtras: [{ extraId: "need-a-driver", quantity: 4 }], // days
        }),
        atReturn: { km: 18, amount: rupees(810) },
      },
    },
  ),
)

/** One of each form of the site. */
export const FORM_CONTENTS: FormContent[] = [RENTAL_ENQUIRY, BOOKING, CONTACT_MESSAGE, TRIP_ENQUIRY]

/** One of each kind. Together they fill in every field, as `domain/privacy/without-personal-data.test.ts` requires. */
export const SAMPLE_CONTENTS: EnquiryContent[] = [...FORM_CONTENTS, STAFF_BOOKING]

/** The lines of each text field. Every channel has to transmit them. */
export function textAnswers(content: EnquiryContent): [field: FieldName, lines: string[]][] {
  const answers: Readonly<Record<string, unknown>> = content
  return Object.keys(FIELDS_OF[content.kind]).flatMap((name) => {
    const field = name as FieldName // the keys of `FIELDS_OF`
    const answer = answers[name]
    const isText = ["text", "optionalText"].includes(fieldDescription(field).type)
    return isText && typeof answer === "string" ? [[field, answer.split("\n")]] : []
  })
}

export function enquiryOf<Content extends EnquiryContent>(content: Content): Enquiry<Content> {
  return { id: "e-1", reference: REFERENCE, receivedAt: RECEIVED_AT, content }
}

function wallTime(text: string): WallTime {
  const time = parseWallTime(text)
  if (!time) throw new Error(`invalid sample: ${text}`)
  return time
}

function checkedValue<T>(checked: { ok: true; value: T } | { ok: false; fieldErrors: unknown }): T {
  if (!checked.ok) throw new Error(`invalid sample: ${JSON.stringify(checked.fieldErrors)}`)
  return checked.value
}
