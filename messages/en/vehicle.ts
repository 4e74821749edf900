import type { TierId } from "#domain/pricing/tiers.ts"
import { groupDigits } from "#lib/group-digits.ts"
import { copyLink } from "./copy-link.ts"
import { days, formatCount } from "./format-count.ts"
import { tiers } from "./tiers.ts"

/** The adjectives before 'rate': the 2-week rate. */
const tierAdjectives: Record<TierId, string> = {
  oneWeek: "1-week",
  twoWeeks: "2-week",
  threeWeeks: "3-week",
  oneMonth: "1-month",
  threeMonths: "3-month",
  sixMonths: "6-month",
}

/** Messages of a vehicle's page that the browser needs. Those that only the server renders are in vehicle-facts.ts. */
export const vehicle = {
  chauffeur: {
    title: "Comes with our driver",
    text: "This vehicle always comes with one of our drivers. The rate includes the driver.",
  },

  pictures: {
    label: (name: string) => `Pictures of the ${name}`,
    role: "carousel",
    strip: "Pictures, scroll sideways",
    previous: "Previous picture",
    next: "Next picture",
    of: (number: number, count: number) => `Picture ${number} of ${count}`,
    drawings: "Drawings show the type, not the vehicle that you will drive.",
    none: (name: string) => `There is no picture of the ${name} yet`,
  },

  rates: {
    heading: "Longer hires cost less per day",
    caption: (name: string) => `Rates for the ${name} by length of hire`,
    columns: { rental: "Rental", perDay: "Per day", total: "Total" },
    tiers,
    daysFromTo: (from: number, to: number) => `${from}–${to} days`,
    daysAndAbove: (from: number) => `${from} days and above`,
    days,
    askUs: "Ask us",
    fromAbroad: "These are the rates for visitors from abroad.",
    season: (name: string, from: string, until: string, change: string) =>
      `${name}, ${from} to ${until}: ${change} a day.`,
    yourDays: (count: number) => `Yours: ${days(count)}`,
  },

  notices: {
    heading: "Read before you book",
    offer: "Up to 15% off (conditions apply).",
    offerAdvice: "Ask us what applies to your hire.",
    standardRates: (km: number) => `Standard rates are for ${km}km only`,
    /** The two ends of `standardRates`: alone, and with an explanation. */
    perDay: "a day.",
    extraKm: "a day; kilometres beyond that are charged.",
    foreigners: "Rates are not valid for foreigners and may vary with demand or season.",
    /** The text before the link `askRate`, and `onMessaging` after it. */
    visiting: "Visiting from abroad?",
    askRate: "Ask for a visitor’s rate",
    onMessaging: "on WhatsApp",
    delivery: "Delivery charge will depend on your location",
    deliveryAdvice: "Tell us where you are and we add it to the confirmation.",
  },
  /** The text with which the messaging app opens: it asks for the rate for visitors from abroad. */
  rateRequest: {
    text: (name: string, when: string, address: string) =>
      `Hello, I am visiting from abroad. What is your rate for the ${name}${when}? ${address}`,
    when: (pickUpAt: string, returnAt: string) => `, ${pickUpAt} to ${returnAt}`,
    /** Not about a rate: the text for a booking that could not be sent. */
    about: (name: string, address: string) => `Hello, I would like to reserve the ${name}: ${address}`,
  },

  bookingForm: {
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
    selectTitle: "Select",
    noAgent: "None",
    you: "You",
    bookNow: "Book now",
    checkOnceMore: "You can check everything before it is sent. You pay nothing here.",
  },

  booked: {
    heading: "Already booked on these days.",
    sendAnyway:
      "You can send your booking anyway: we will look for another vehicle or other days, and tell you.",
    alternatives: "Or look at these:",
  },

  extras: {
    heading: "Extras",
    /** `unit` is a noun of the catalogue: day, seat, trip, SIM. */
    per: (price: string, unit: string) => `${price} ${/^[aeiou]/i.test(unit) ? "an" : "a"} ${unit}`,
    each: (price: string) => `${price} each`,
    once: (price: string) => `${price} once`,
    days: "Days",
    quantity: "Qty",
    /** The text beside 'Days' or 'Qty' for screen readers, which read the field without its row. */
    ofExtra: (name: string) => `, ${name}`,
  },

  price: {
    heading: "Your price",
    notInTotal: "Not in this total",
    caption: "What the hire costs",
    item: "Item",
    amount: "Amount",
    fromTo: (pickUpAt: string, returnAt: string) => `${pickUpAt} to ${returnAt}`,
    choose: "Choose when you pick the vehicle up and when you return it. The price appears here.",
    vehicleLine: (name: string, count: number) => `${name}, ${days(count)}`,
    vehicleRate: (count: number, rate: string, tier: TierId) =>
      `${count} × ${rate}, the ${tierAdjectives[tier]} rate`,
    abroadRate: "rate for visitors from abroad",
    season: (name: string, change: string) => `Season: ${name} ${change}`,
    byDay: (count: number, price: string) => `${days(count)} × ${price}`,
    byPiece: (count: number, price: string) => `${count} × ${price}`,
    once: "once",
    total: "Total",
    onRequest: "Price on request",
    weTellYou: "We will tell you the price when we reply.",
    estimate: "An estimate until we confirm it.",
    update: "Update total",
    print: "Print",
    copyLink,
    seePrice: "See the price",
    /** The texts of the bar at the bottom of a small screen. */
    barWithExtras: (dayCount: number, extraCount: number) =>
      `${days(dayCount)}, ${formatCount(extraCount, "extra", "extras")}`,
    bar: (dayCount: number) => days(dayCount),
    barEmpty: "Choose your dates",
  },
  cheaper: {
    offer: (extraDays: number, tier: TierId, saving: string) =>
      extraDays === 1
        ? `One more day reaches the ${tierAdjectives[tier]} rate and costs ${saving} less.`
        : `${groupDigits(extraDays)} more days reach the ${tierAdjectives[tier]} rate and cost ${saving} less.`,
    total: (dayCount: number, total: string) => `${days(dayCount)} come to ${total}, extras included.`,
    changeReturn: (date: string) => `Return on ${date} instead`,
  },
  confirmation: {
    heading: "Is this right?",
    vehicle: "Vehicle",
    pickUp: "Pick up",
    return: "Return",
    length: "Length",
    days,
    name: "Name",
    person: (title: string, first: string, last: string) =>
      `${title === "Other" ? "" : `${title} `}${first} ${last}`,
    contact: "Contact",
    agent: "Contacted Agent",
    note: "Note",
    livesAbroad: "Lives abroad",
    yes: "Yes",
    next: "We answer by email or phone. The vehicle is yours when we confirm it.",
    changed: "The price has changed since you last saw it. Please check it: nothing has been sent.",
    cancel: "Cancel",
    confirm: "Confirm Booking",
    confirming: "Confirming...",
  },

  printedQuote: {
    fuel: "Return the vehicle with the same fuel level.",
  },
}
