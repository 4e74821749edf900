import { MAX_COMPARED } from "#domain/catalogue/compared-vehicles.ts"
import type { Sort } from "#domain/catalogue/filter.ts"
import type { FilterName } from "#domain/catalogue/filter-names.ts"
import type { ForeignAmount } from "#domain/pricing/side-costs.ts"
import { groupDigits } from "#lib/group-digits.ts"
import { dayText } from "./checked-on.ts"
import { copyLink } from "./copy-link.ts"
import { formatCount } from "./format-count.ts"

const OPTION_TEXTS: Record<FilterName, (option: string) => string> = {
  seats: (count) => `${count} seats or more`,
  bags: (count) => (count === "1" ? "1 bag or more" : `${count} bags or more`),
  gearbox: (gearbox) => (gearbox === "automatic" ? "Automatic" : "Manual"),
  fuel: (fuel) => fuel.charAt(0).toUpperCase() + fuel.slice(1),
  aircon: () => "Air conditioned",
  driver: (driver) => (driver === "with" ? "With a driver" : "Self-drive"),
}

/** An hour of a day: 22 is '10 pm'. */
function hourText(hour: number): string {
  if (hour === 0) return "midnight"
  if (hour === 12) return "noon"
  return `${hour % 12}\u00a0${hour < 12 ? "am" : "pm"}`
}

/** `EUR 410`, which never breaks in a line. */
function formatForeign({ currency, amount }: ForeignAmount): string {
  return `${currency}\u00a0${groupDigits(amount)}`
}

/** Choosing a vehicle: the filter of a list, the comparison, and the costs beside a total. Only the server renders them. */
export const choosing = {
  filter: {
    label: "Filter and sort",
    names: {
      seats: "Seats",
      bags: "Bags, large and small",
      gearbox: "Gearbox",
      fuel: "Fuel",
      aircon: "Air conditioning",
      driver: "Driver",
    } satisfies Record<FilterName, string>,
    any: "Any",
    unknown: (names: readonly string[]) =>
      `We left out what we do not know in this address: ${names.join("; ")}. Choose from the list below.`,
    option: (name: FilterName, option: string) => OPTION_TEXTS[name](option),
    withCount: (text: string, count: number) => `${text} (${count})`,
    sort: "Order",
    ownOrder: "By class",
    sorts: { name: "Name", total: "Total, lowest first", seats: "Seats, fewest first" } satisfies Record<
      Sort,
      string
    >,
    totalNeedsDates: "Total (choose dates first)",
    show: "Show vehicles",
    chosen: "Your filter",
    remove: "Remove:",
    clear: "Clear the filter",
  },

  presets: {
    label: "Usual rentals",
    preset: (startsInDays: number, days: number) =>
      `${inDays(startsInDays)}, ${days === 7 ? "seven days" : days === 14 ? "two weeks" : formatCount(days, "day", "days")}`,
  },

  share: {
    copy: copyLink,
    send: "Send on WhatsApp",
    list: (url: string) => `Vehicles with prices for our dates: ${url}`,
    plan: (url: string) => `Our trip in Sri Lanka: ${url}`,
    trip: (title: string, url: string) => `${title}, a trip in Sri Lanka: ${url}`,
    comparison: (url: string) => `Compare these vehicles: ${url}`,
  },

  sideCosts: {
    heading: "Fees and other currencies",
    notInTotal: "None of this is in the total. We confirm it when we answer.",
    oneWay: "One-way fee",
    oneWayNote: "For a return at another place. Ask us about a place that is not listed.",
    oneWayHint: (fees: readonly { place: string; amount: string }[]) =>
      `One-way fee: ${fees.map(({ place, amount }) => `${place} ${amount}`).join(", ")}. Other places on request.`,
    night: "Night fee",
    nightHint: (amount: string, from: number, until: number) =>
      `A pick-up or return between ${hourText(from)} and ${hourText(until)} costs ${amount}, not in the total.`,
    nightNotice: {
      pickUp: "Your pick-up is at night.",
      return: "Your return is at night.",
      both: "Your pick-up and your return are at night.",
    },
    otherCurrencies: "Other currencies",
    /** 'about EUR 410, USD 450' */
    about: (amounts: readonly ForeignAmount[]) => `about ${amounts.map(formatForeign).join(", ")}`,
    atRates: (day: string) => `at the rate of ${dayText(day)}`,
    forDates: (from: string, to: string) => `For ${from} to ${to}:`,
    paidInRupees: "Approximate. You pay in rupees.",
    cardNote: (day: string) =>
      `Other currencies are approximate, at the rate of ${dayText(day)}. You pay in rupees.`,
  },

  compare: {
    page: {
      name: "Compare vehicles",
      description:
        "Put up to four of our vehicles in Dambulla, Sri Lanka, side by side: daily rates, seats, bags, fuel, deposit and the whole price for your dates.",
    },
    lead: `Up to ${MAX_COMPARED} vehicles side by side.`,
    choose: "Compare the chosen vehicles",
    chooseHint: `Tick up to ${MAX_COMPARED} vehicles in the list.`,
    empty: {
      heading: "No vehicles are chosen yet",
      text: "Tick “Compare” on vehicles in the list, or add them here.",
    },
    toList: "Choose from all vehicles",
    notReadable: "We cannot show the vehicles at the moment. Try again in a few minutes.",
    unknown: (count: number) =>
      count === 1
        ? "One vehicle of this link is left out, because we do not have it."
        : `${count} vehicles of this link are left out, because we do not have them.`,
    failed: (count: number) =>
      count === 1
        ? "One vehicle cannot be shown at the moment. Try again in a few minutes."
        : `${count} vehicles cannot be shown at the moment. Try again in a few minutes.`,
    tooMany: (names: readonly string[]) =>
      `Only ${MAX_COMPARED} vehicles fit side by side. Left out: ${names.join(", ")}.`,
    wrongDistance: "Enter the kilometres of your trip as a whole number, 1 to 20,000",
    wrongDates: "Choose a pick-up time in the future, and a return after it",
    form: "Dates and distance",
    distance: "Kilometres of your trip",
    distanceHint: "For the fuel.",
    update: "Update",
    add: "Add a vehicle",
    addNone: "None",
    remove: "Remove",
    removeEntry: (name: string) => `Remove ${name}`,
    caption: "Vehicles side by side",
    groups: { price: "Price", rates: "Rates a day", vehicle: "Vehicle", conditions: "Conditions" },
    rows: {
      total: "Total for your dates",
      fuelCost: "Fuel for your trip",
      seats: "Seats",
      bags: "Bags",
      doors: "Doors",
      gearbox: "Gearbox",
      fuel: "Fuel",
      consumption: "Kilometres per litre",
      aircon: "Air conditioning",
      driver: "Driver",
      deposit: "Deposit",
      freeKm: "Free kilometres",
      extraKm: "Each further km",
    },
    driverIncluded: "Always with our driver",
    driverAsExtra: "Self-drive, driver as an extra",
    selfDriveOnly: "Self-drive",
    none: "None",
    unknownValue: "Not known",
    onRequest: "On request",
    freeKmADay: (km: number) => `${groupDigits(km)}\u00a0km a day`,
    freeKmInAll: (km: number) => `${groupDigits(km)}\u00a0km in all`,
    litres: (count: number) => `about ${formatCount(count, "litre", "litres")}`,
    notes: {
      total: (days: number) => `${formatCount(days, "day", "days")}, without extras.`,
      noDates: "Enter your dates to see totals.",
      fuel: (day: string) => `Fuel is approximate, at the price of ${dayText(day)}. It is not in the total.`,
    },
  },
}

function inDays(days: number): string {
  if (days === 7) return "In one week"
  return days === 14 ? "In two weeks" : `In ${days} days`
}
