import type { TierId } from "#domain/pricing/tiers.ts"

const plural = new Intl.PluralRules("en")
const whole = new Intl.NumberFormat("en")

function counted(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${plural.select(count) === "one" ? one : many}`
}

const days = (count: number) => counted(count, "day", "days")

const tiers: Record<TierId, string> = {
  oneWeek: "1 week",
  twoWeeks: "2 weeks",
  threeWeeks: "3 weeks",
  oneMonth: "1 month",
  threeMonths: "3 months",
  sixMonths: "6 months",
}

/** In front of 'rate': the 2-week rate. */
const tierRates: Record<TierId, string> = {
  oneWeek: "1-week",
  twoWeeks: "2-week",
  threeWeeks: "3-week",
  oneMonth: "1-month",
  threeMonths: "3-month",
  sixMonths: "6-month",
}

const gearboxes = { automatic: "Automatic", manual: "Manual" }

export const vehicle = {
  page: {
    /** What the vehicle is stands after the first sentence; the endings are of lengths that fill what is left. */
    description: {
      first: (name: string) => `${name} for rent in Dambulla, Sri Lanka.`,
      withDriver: "With our driver.",
      endings: [
        "See the price for your dates.",
        "Six daily rates by length of hire, and the price for your dates.",
        "Six daily rates by length of hire, the extras you can add and the whole price for your dates.",
      ],
    },
    unknownTitle: "Vehicle",
    unknownDescription:
      "A vehicle for rent in Dambulla, Sri Lanka: six daily rates by length of hire, the extras you can add and the whole price for your dates.",
  },
  crumbs: { label: "You are here", home: "Home", allVehicles: "All Vehicles" },

  /** The line under the name: 'Automatic, petrol, 5 seats, air conditioned.' */
  lead: {
    gearboxes,
    seats: (count: number) => counted(count, "seat", "seats"),
    airConditioned: "air conditioned",
    sentence: (facts: readonly string[]) => `${facts.join(", ")}.`,
  },
  chauffeur: {
    title: "Comes with our driver",
    text: "This vehicle always comes with one of our drivers. The driver is in the rate.",
  },

  pictures: {
    label: (name: string) => `Pictures of the ${name}`,
    role: "carousel",
    strip: "Pictures, scroll sideways",
    previous: "Previous picture",
    next: "Next picture",
    of: (number: number, count: number) => `Picture ${number} of ${count}`,
    none: (name: string) => `There is no picture of the ${name} yet`,
    alt: {
      studio: (name: string) => `${name}, seen from the side`,
      side: (name: string) => `${name}, seen from the side`,
      road: (name: string) => `${name} on the road`,
      plan: (name: string, inside: string) => `${name} from above${inside}`,
      /** What the plan shows: ': 14 seats, room for 6 large and 6 small bags'. */
      inside: (parts: readonly string[]) =>
        parts.length > 0 ? `: ${parts.join(", ")}` : ": seats and luggage",
      seats: (count: number) => counted(count, "seat", "seats"),
      bags: (large: number, small: number) => `room for ${large} large and ${small} small bags`,
      other: (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
    },
  },

  rates: {
    heading: "The longer you keep it, the less a day costs",
    caption: (name: string) => `Rates for the ${name} by length of hire`,
    columns: { rental: "Rental", perDay: "Per day", total: "Total" },
    tiers,
    daysFromTo: (from: number, to: number) => `${from}–${to} days`,
    daysAndAbove: (from: number) => `${from} days and above`,
    days,
    yours: (count: number) => `Yours: ${days(count)}`,
  },

  notices: {
    heading: "Read before you book",
    offer: "Up to 15% off (conditions apply).",
    offerAdvice: "Ask us what applies to your hire.",
    standardRates: (km: number) => `Standard rates are for ${km}km only`,
    aDay: "a day.",
    extraKm: "a day; kilometres beyond that are charged.",
    foreigners: "Rates are not valid for foreigners and may vary with demand or season.",
    visiting: "Visiting from abroad?",
    askRate: "Ask for a visitor’s rate",
    onMessaging: "on WhatsApp",
    delivery: "Delivery charge will depend on your location",
    deliveryAdvice: "Tell us where you are and we add it to the confirmation.",
  },
  /** What the messaging app is opened with: one press asks for a visitor's rate. */
  rateRequest: {
    text: (name: string, when: string, address: string) =>
      `Hello, I am visiting from abroad. What is your rate for the ${name}${when}? ${address}`,
    when: (pickUp: string, goBack: string) => `, ${pickUp} to ${goBack}`,
    /** Where a reservation could not be sent. */
    about: (name: string, address: string) => `Hello, I would like to reserve the ${name}: ${address}`,
  },

  specification: {
    heading: "The vehicle",
    gearbox: "Gearbox",
    gearboxes,
    fuel: "Fuel type",
    consumption: "Runs",
    kmpl: (km: number) => `${km} kmpl`,
    seats: "Seats",
    doors: "Doors",
    airConditioning: "Air conditioning",
    airbags: "Air bags",
    luggage: "Luggage",
    bags: (large: number | null, small: number | null) =>
      [large !== null && `${large} large`, small !== null && `${small} small`].filter(Boolean).join(", "),
    modelYear: "Model year",
    engine: "Engine",
    engineCc: (cc: number) => `${whole.format(cc)} cc`,
    body: "Body",
    /** The catalogue's word, `tuk_tuk`, as people write it: 'Tuk tuk'. */
    bodyName: (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " "),
    yes: "Yes",
    no: "No",
  },

  related: { heading: "Related fleets" },

  reservation: {
    heading: "Reserve this vehicle",
    labels: {
      pickUpLocation: "Pick up location",
      returnLocation: "Return location",
      pickUpAt: "Pick up date and time",
      returnAt: "Return date and time",
      personTitle: "Title",
      firstName: "First name",
      lastName: "Last name",
      contactNumber: "Contact number",
      email: "Email",
      agent: "Contacted Agent",
    },
    locationExample: "Town, hotel or airport",
    deliveryHint: "Delivery charge will depend on your location",
    timeHint: "Times are those in Sri Lanka.",
    selectTitle: "Select",
    noAgent: "None",
    you: "You",
    bookNow: "Book now",
    checkOnceMore: "You check everything once more before it is sent. Nothing is paid here.",
  },

  extras: {
    heading: "Extras",
    aDay: (price: string) => `${price} a day`,
    each: (price: string) => `${price} each`,
    once: (price: string) => `${price} once`,
    days: "Days",
    quantity: "Qty",
    /** Beside 'Days' or 'Qty', for those who hear the field without its row. */
    ofExtra: (name: string) => `, ${name}`,
  },

  price: {
    heading: "Your price",
    caption: "What the hire costs",
    item: "Item",
    amount: "Amount",
    fromTo: (pickUp: string, goBack: string) => `${pickUp} to ${goBack}`,
    choose: "Choose when you pick the vehicle up and when you return it. The price appears here.",
    vehicleLine: (name: string, count: number) => `${name}, ${days(count)}`,
    vehicleRate: (count: number, rate: string, tier: TierId) =>
      `${count} × ${rate}, the ${tierRates[tier]} rate`,
    byDay: (count: number, price: string) => `${days(count)} × ${price}`,
    byPiece: (count: number, price: string) => `${count} × ${price}`,
    once: "once",
    total: "Total",
    estimate: "An estimate until we confirm it.",
    update: "Update total",
    print: "Print",
    seeSum: "See the sum",
    barWithExtras: (dayCount: number, extraCount: number) =>
      `${days(dayCount)}, ${counted(extraCount, "extra", "extras")}`,
    bar: (dayCount: number) => days(dayCount),
    barEmpty: "Choose your dates",
  },
  cheaper: {
    offer: (extraDays: number, tier: TierId, saving: string) =>
      extraDays === 1
        ? `One more day reaches the ${tierRates[tier]} rate and costs ${saving} less.`
        : `${whole.format(extraDays)} more days reach the ${tierRates[tier]} rate and cost ${saving} less.`,
    sum: (dayCount: number, total: string) => `${days(dayCount)} come to ${total}, extras included.`,
    take: (date: string) => `Return on ${date} instead`,
  },
  apart: {
    heading: "Not in this total",
    deposit: "Refundable deposit",
    depositNone: "none",
    depositHeld: (dayCount: number) => `may be held up to ${days(dayCount)}`,
    mileage: "Distance included",
    mileageADay: (km: number) => `${whole.format(km)} km a day`,
    unlimited: "No limit",
    extraKm: "Each km beyond that",
    excess: "Insurance excess",
    excessNote: "borne by the hirer",
    cleaning: "Cleaning at the end",
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    delivery: "Delivery",
    deliveryNote: "depends on your location",
  },

  confirmation: {
    heading: "Is this right?",
    vehicle: "Vehicle",
    pickUp: "Pick up",
    goBack: "Return",
    length: "Length",
    days,
    name: "Name",
    person: (title: string, first: string, last: string) =>
      `${title === "Other" ? "" : `${title} `}${first} ${last}`,
    contact: "Contact",
    agent: "Contacted Agent",
    next: "We answer by email or phone. The vehicle is yours when we confirm it.",
    changed: "The price has changed since you saw it. Look at it once more: nothing was sent.",
    cancel: "Cancel",
    confirm: "Confirm Booking",
    confirming: "Confirming...",
  },
  sent: {
    booked: (name: string, count: number, pickUp: string, goBack: string) =>
      `${name}, ${days(count)}: ${pickUp} to ${goBack}.`,
    total: (total: string) => `The total we worked out: ${total}.`,
  },

  unavailable: {
    heading: "We cannot show this vehicle at the moment",
    text: "Our list of vehicles does not answer. It is usually back within minutes; by telephone you reach us now.",
    kept: "What you typed is kept: press the button to go on with it.",
    tryAgain: "Try again",
  },

  quoteSheet: {
    workedOut: (date: string) => `Price worked out on ${date}`,
    notBooked: "Not a booking until we confirm it",
    fuel: "Fuel goes back at the same level.",
  },
}
