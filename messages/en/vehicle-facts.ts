import { groupDigits } from "#lib/group-digits.ts"
import { days, formatCount } from "./format-count.ts"

const gearboxes = { automatic: "Automatic", manual: "Manual" }

/** Messages of a vehicle's page that only the server renders: about the vehicle, and around its form. */
export const vehicleFacts = {
  page: {
    /**
     * The texts of the meta description: the first sentence, the driver, and the endings. The description ends with the longest ending
     * that fits.
     */
    description: {
      firstSentence: (name: string) => `${name} for rent in Dambulla, Sri Lanka.`,
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
  /** Costs that no total contains, and the deposit. */
  notInTotal: {
    deposit: "Refundable deposit",
    depositNone: "none",
    depositHeld: (dayCount: number) => `may be held up to ${days(dayCount)}`,
    mileage: "Distance included",
    mileageADay: (km: number) => `${groupDigits(km)} km a day`,
    unlimited: "No limit",
    extraKm: "Each km beyond that",
    excess: "Insurance excess",
    excessNote: "borne by the hirer",
    cleaning: "Cleaning at the end",
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    delivery: "Delivery",
    deliveryNote: "depends on your location",
    oneWay: "Return at another place",
    oneWayNote: "a fee is likely; it depends on the place",
  },

  /** After a booking. */
  sent: {
    booked: (name: string, count: number, pickUpAt: string, returnAt: string) =>
      `${name}, ${days(count)}: ${pickUpAt} to ${returnAt}.`,
    total: (total: string) => `The estimated total: ${total}.`,
    onRequest: "The price is on request: we will tell you when we reply.",
    includes: (notes: string) => `It includes: ${notes}.`,
    lacksTripPlan: "Your trip plan could not be read and was not sent.",
  },

  /** Above the printed price. */
  printedQuote: {
    workedOut: (date: string) => `Price worked out on ${date}`,
    notBooked: "Not a booking until we confirm it",
  },

  breadcrumbs: { label: "You are here", home: "Home", allVehicles: "All Vehicles" },

  /** The line under the name: 'Automatic, petrol, 5 seats, air conditioned.' */
  lead: {
    gearboxes,
    seats: (count: number) => formatCount(count, "seat", "seats"),
    airConditioned: "air conditioned",
    sentence: (details: readonly string[]) => `${details.join(", ")}.`,
  },

  /** The alternative texts of the four drawings of a vehicle, by the end of their file names: `-studio.svg`. */
  pictures: {
    studio: (name: string) => `${name}, seen from the side`,
    side: (name: string) => `${name}, seen from the side`,
    road: (name: string) => `${name} on the road`,
    plan: (name: string, inside: string) => `${name} from above${inside}`,
    /** The content of the drawing: ': 14 seats, room for 6 large and 6 small bags'. */
    inside: (texts: readonly string[]) =>
      texts.length > 0 ? `: ${texts.join(", ")}` : ": seats and luggage",
    seats: (count: number) => formatCount(count, "seat", "seats"),
    bags: (large: number, small: number) => {
      const sizes = [large > 0 && `${large} large`, small > 0 && `${small} small`].filter(Boolean)
      return `room for ${sizes.join(" and ")} ${large + small === 1 ? "bag" : "bags"}`
    },
    other: (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
  },

  specification: {
    heading: "The vehicle",
    gearbox: "Gearbox",
    gearboxes,
    fuel: "Fuel type",
    consumption: "Fuel economy",
    kmpl: (km: number) => `${km} kmpl`,
    range: "Range",
    rangeKm: (km: number) => `${groupDigits(km)} km on a charge`,
    seats: "Seats",
    doors: "Doors",
    airConditioning: "Air conditioning",
    airbags: "Airbags",
    luggage: "Luggage",
    bags: (large: number, small: number) =>
      [large > 0 && `${large} large`, small > 0 && `${small} small`].filter(Boolean).join(", "),
    modelYear: "Model year",
    engine: "Engine",
    engineCc: (cc: number) => `${groupDigits(cc)} cc`,
    body: "Body",
    /** Formats a value of the catalogue, `tuk_tuk`, as people write it: 'Tuk tuk'. */
    bodyName: (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " "),
    yes: "Yes",
    no: "No",
  },

  /** Beside the fields of the rental. The server passes them to the form. */
  rental: {
    delivery: "Delivery charge will depend on your location.",
    oneWay: "A one-way fee is likely if you return it somewhere else. It depends on the place.",
    time: "Times are in Sri Lankan time.",
  },

  related: { heading: "Related fleets" },

  /** A vehicle or a category that the company no longer rents out. Its page stays. */
  retired: {
    name: (name: string) => `${name}, no longer for rent`,
    description: (name: string) =>
      `We no longer rent out the ${name}. See the vehicles in Dambulla, Sri Lanka, that are most like it.`,
    heading: (name: string) => `We no longer rent out the ${name}`,
    text: "Similar vehicles you can request now.",
    savedAnswers: "Nothing was sent. What you typed is saved: choose another vehicle to continue.",
    continueWith: (name: string) => `Continue with the ${name}`,
    allVehicles: "All vehicles",
    lead: "We no longer rent out vehicles of this class. Choose from another one.",
  },

  unavailable: {
    heading: "We cannot show this vehicle at the moment",
    text: "Our list of vehicles is not responding. It is usually back within minutes. You can call us now.",
    savedAnswers: "What you typed is saved: press the button to continue.",
    /** For a catalogue that responds with invalid data of this vehicle, so that another attempt does not help. */
    malformed: "We can't read the details of this vehicle. Call us for its rates and to book it.",
    tryAgain: "Try again",
  },
}
