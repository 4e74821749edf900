import type { RoadWarning } from "#domain/content/roads.ts"
import type { UnmetNeed } from "#domain/trip/cost.ts"
import { hoursText } from "#domain/trip/hours-text.ts"
import { type IgnoredTextReason, MAX_STOPS, type PlanField, RANGES } from "#domain/trip/plan.ts"
import type { MonthRating, MonthRun } from "#domain/trip/season.ts"
import { MONTH_NAMES as MONTHS } from "#lib/month-names.ts"
import { dayText } from "./checked-on.ts"
import { changeText, distance, drivingText, kilometres } from "./driving.ts"
import { timeRange } from "./time-range.ts"
import { clockTime, monthRunText } from "./visit.ts"

const countText = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const enterRange = ({ min, max }: { min: number; max: number }) => `Enter ${min} to ${max}`

const fieldNames: Record<PlanField, string> = {
  start: "Start",
  stop: "Stops",
  nights: "Nights",
  end: "End",
  from: "First day",
  to: "Return date",
  month: "Month",
  people: "People",
  bags: "Large bags",
  drive: "Who drives",
  gearbox: "Gearbox",
  abroad: "Lives abroad",
  hours: "Hours of driving",
}

const ignoredTextMessages: Record<IgnoredTextReason, (text: string, field: PlanField) => string> = {
  unknownPlace: (text) => `“${text}”: we know no place of this name.`,
  severalPlaces: (text) => `“${text}”: several places have this name. Choose one from the list.`,
  repeatedStop: (text) => `“${text}”: it is twice in a row, so it counts once.`,
  tooManyStops: (text) => `“${text}”: a plan has up to ${MAX_STOPS} stops.`,
  invalidDay: (text) => `“${text}”: this is not a date and time.`,
  pastDay: () => "The first day: it is in the past.",
  dayTooFarAhead: () => "The first day: it is too far in the future.",
  invalidReturn: (text) => `“${text}”: the return has to be a time after the first day.`,
  invalidMonth: (text) => `“${text}”: this is not a month.`,
  invalidNights: (text) =>
    `“${text}” nights: enter ${RANGES.nights.min} to ${RANGES.nights.max}. The plan counts ${RANGES.nights.defaultValue}.`,
  invalidPeople: (text) =>
    `“${text}” people: enter ${RANGES.people.min} to ${RANGES.people.max}. The plan counts ${RANGES.people.defaultValue}.`,
  invalidBags: (text) =>
    `“${text}” bags: enter ${RANGES.bags.min} to ${RANGES.bags.max}. The plan counts ${RANGES.bags.defaultValue}.`,
  invalidHours: (text) =>
    `“${text}” hours a day: enter ${RANGES.hours.min} to ${RANGES.hours.max}. The plan counts ${RANGES.hours.defaultValue}.`,
  invalidChoice: (text, field) => `${fieldNames[field]}: “${text}” is not one of the choices.`,
  repeated: (text, field) =>
    `${fieldNames[field]}: “${text}” is one answer too many. The plan takes the first.`,
  truncated: (text) => `“${text}”: the link ends here, in the middle of a word. Check what is missing.`,
}

const warnings: Record<RoadWarning, string> = {
  fourWheelDrive: "Four-wheel drive only",
  steep: "Steep, with hairpins",
  narrow: "Narrow",
  closedAtNight: "Has been closed at night",
  closedAfterRain: "Can be closed after heavy rain",
  elephants: "Elephants cross after dark",
}

const unmetNeeds: Record<UnmetNeed, string> = {
  kind: "Not for long roads",
  driver: "Only with our driver",
  noDriver: "Not with our driver",
  seats: "Too few seats",
  bags: "Too little room for bags",
  highClearance: "Too low",
  fourWheelDrive: "No four-wheel drive",
  automatic: "Manual gearbox",
  powerful: "Engine too small",
}

const ratingTexts: Record<MonthRating, string> = { good: "good", mixed: "can go either way", poor: "poor" }

/** The page that plans a trip. */
export const plan = {
  page: {
    name: "Plan your trip",
    description:
      "Plan a road trip in Sri Lanka: kilometres and hours of each drive, the best order of stops, the season, and what every fitting vehicle costs.",
  },
  title: "Plan your trip",
  lead: "Where do you want to go? We show the drives, the days, the season and the price with each vehicle that fits. The plan is its address: copy it to keep it.",
  airport: "Colombo airport",
  link: "Plan your trip",
  addToTrip: "Add to my trip",
  form: {
    label: "Your trip",
    route: "Route",
    start: "Start at",
    end: "End at",
    endHint: "Empty: back to the start",
    when: "When",
    from: "First day and time",
    to: "Return, if it is fixed",
    /** The time between first day and return. */
    toHint: (days: number, nights: number) => `${countText(days, "day")}, ${countText(nights, "night")}`,
    month: "Or only the month",
    anyMonth: "Not decided",
    months: MONTHS,
    party: "People and vehicle",
    people: "People",
    bags: "Large bags",
    drive: "Who drives",
    drives: { self: "We drive ourselves", driver: "With your driver" },
    gearbox: "Gearbox",
    gearboxes: { any: "Any", automatic: "Automatic" },
    hours: "Hours of driving a day, at most",
    errors: {
      invalidDay: "Enter a date and time",
      pastDay: "Choose a time that is still to come",
      dayTooFarAhead: "This day is too far in the future",
      invalidReturn: "Choose a time after the first day",
      invalidPeople: enterRange(RANGES.people),
      invalidBags: enterRange(RANGES.bags),
      invalidHours: enterRange(RANGES.hours),
    },
    show: "Show the plan",
    clear: "New plan",
  },
  ignoredTexts: { title: "Left out of the plan", items: ignoredTextMessages },
  matchedPlace: (text: string, place: string) => `We read “${text}” as ${place}.`,
  examples: {
    title: "Ready-made trips to begin with",
  },
  summary: {
    title: "Your plan",
    path: (names: readonly string[]) => names.join(" → "),
    drive: (km: number, hours: number, isEstimate: boolean) => {
      if (km === 0) return "No driving"
      return capitalised(drivingText(km, hours, isEstimate))
    },
    length: (days: number, nights: number) => `${countText(days, "day")}, ${countText(nights, "night")}`,
    /** The comparison of the trip with a fixed return. */
    fitsDates: "The trip fits your dates.",
    endsLate: "The last drive ends after the time of your return.",
    nightsLeft: (nights: number) =>
      `Your dates have ${countText(nights, "more night")}: add a stop, or stay longer at one.`,
    nightsMissing: (nights: number) =>
      `The trip needs ${countText(nights, "more night")} than your dates have: stay shorter, or leave a stop out.`,
  },
  /** On the page of a vehicle. */
  onVehiclePage: {
    trip: (names: readonly string[], days: number, km: number, isEstimate: boolean) =>
      `Your trip: ${names.join(" – ")}, ${countText(days, "day")}, ${distance(km, isEstimate)}.`,
    back: "Back to the plan",
  },
  order: {
    title: "A faster order",
    text: (names: readonly string[], km: number, hours: number, isEstimate: boolean) =>
      `${names.join(", ")}: ${drivingText(km, hours, isEstimate)}.`,
    change: (km: number, hours: number, isEstimate: boolean) =>
      `That is ${changeText(km, hours, isEstimate)}.`,
    useOrder: "Use this order",
  },
  map: (names: readonly string[]) => `Map of Sri Lanka with the route: ${names.join(", ")}`,
  mapNote: "Roads are drawn as straight lines between junctions.",
  addPlace: {
    begin: "Begin with a place",
    map: "Map of Sri Lanka with the places of our guides",
    title: "Places on the map",
    add: (place: string) => `Add ${place} to the trip`,
  },
  legs: {
    title: "The drives",
    columns: { leg: "From, to", km: "Distance", time: "Driving time", road: "Road" },
    leg: (from: string, to: string) => `${from} to ${to}`,
    km: distance,
    timeRange: (minHours: number, maxHours: number) =>
      minHours === maxHours ? hoursText(minHours) : timeRange(minHours, maxHours),
    warnings,
    report: (title: string, day: string) => `${title} (reported on ${dayText(day)})`,
    avoided: (title: string) => `Goes round a closed or doubtful road: ${title}.`,
    blocked: "No open road leads there: the road is reported closed or doubtful. Ask us before you set out.",
    note: "Driving times are without long stops. ‘About’ marks our estimate from a map of the main roads. Short drives at each place are not counted.",
  },
  days: {
    title: "Day by day",
    day: (number: number, date: string | null) => (date ? `Day ${number}: ${date}` : `Day ${number}`),
    drive: (from: string, to: string, distance: string, range: string) =>
      `${from} to ${to}: ${distance}, ${range}`,
    dayWithoutDrive: (place: string) => `A day at ${place}.`,
    end: (place: string) => `The vehicle goes back at ${place}.`,
    night: (place: string) => `Night at ${place}`,
    sights: "Time for:",
    sight: (name: string, minutes: number | null) =>
      minutes === null ? name : `${name} (${hoursText(minutes / 60)})`,
    /** Times of a day are minutes after midnight. */
    sun: (sunrise: number, sunset: number, dark: number) =>
      `Sunrise ${clockTime(sunrise)}, sunset ${clockTime(sunset)}, dark at ${clockTime(dark)}.`,
    inTheDark: (starts: number) => `If you set out at ${clockTime(starts)}, this drive may end after dark.`,
    tooLong: (hours: number, limitHours: number) =>
      `About ${hoursText(hours)} of driving is more than your ${countText(limitHours, "hour")}.`,
    /**
     * `hours` are the drives before and after the night. They are named only if the longer one still exceeds
     * the limit.
     */
    overnightStop: (place: string, hours: readonly [number, number], limitHours: number) => {
      const divided = `A night at ${place} would divide it`
      if (Math.round(Math.max(...hours) * 4) / 4 <= limitHours) return `${divided}.`
      return `${divided} into ${hoursText(hours[0])} and ${hoursText(hours[1])}.`
    },
    addOvernightStop: (place: string) => `Add a night at ${place}`,
    noOvernightStop: "None of our places near this road divides it into two shorter days.",
    noOvernightStopAdvice: "Add a stop farther from the road, or allow more hours of driving a day.",
  },
  season: {
    title: "The season",
    columns: { place: "Place" },
    months: MONTHS.map((month) => month.slice(0, 1)),
    fullMonths: MONTHS,
    cell: (month: number, rating: MonthRating) => `${MONTHS[month - 1]}: ${ratingTexts[rating]}`,
    legend: { good: "Good", mixed: "Can go either way", poor: "Poor" } satisfies Record<MonthRating, string>,
    inMonth: (place: string, month: string, rating: MonthRating) =>
      ({
        good: `${month} is a good month for ${place}.`,
        mixed: `${month} can go either way in ${place}.`,
        poor: `${month} is a poor month for ${place}.`,
      })[rating],
    better: (runs: readonly MonthRun[]) => `Better in ${runs.map(monthRunText).join(" and ")}.`,
    note: (text: string) => `${text}.`,
    weather: (station: string, rainMm: number, highC: number | null, lowC: number | null) =>
      `At ${station}: ${Math.round(rainMm)} mm of rain in the month${highC !== null && lowC !== null ? `, ${Math.round(lowC)} to ${Math.round(highC)} °C` : ""}.`,
    crowded: (day: string, name: string) => `${dayText(day)}: ${name}`,
    crowdedTitle: "Holidays on the way",
    source: "The months are those of our guides.",
  },
  cost: {
    /** The link to every vehicle: those that fit, and the others with the reasons. */
    showAllVehicles: (fitting: number, others: number) => {
      const reasons = `why ${countText(others, "vehicle does", "vehicles do")} not fit`
      if (fitting === 0) return capitalised(reasons)
      const all = `All ${countText(fitting, "vehicle")} that fit`
      return others === 0 ? all : `${all}, and ${reasons}`
    },
    title: "Vehicles and prices",
    lead: (days: number, allowanceKm: number, km: number, isEstimate: boolean) =>
      `${countText(days, "day")} of 24 hours include ${kilometres(allowanceKm)}. The drives of this plan are ${distance(km, isEstimate)}.`,
    columns: { vehicle: "Vehicle", seats: "Room", km: "Kilometres", total: "Total" },
    sort: { price: "Sort by price", seats: "Sort by seats", name: "Sort by name" },
    sortLabel: "Order of the vehicles",
    seats: (seats: number | null) => (seats === null ? "" : countText(seats, "seat")),
    bags: (large: number | null) => (large === null ? "" : countText(large, "large bag")),
    withinAllowance: "Within the allowance",
    perKm: (km: number, amount: string) => `${kilometres(km)} more: ${amount} at the return`,
    unlimited: (amount: string) => `Unlimited Kilometers: ${amount}`,
    kmOnRequest: (km: number) => `${kilometres(km)} more: ask us`,
    onRequest: "Price on request",
    deposit: (amount: string) => `Deposit apart: ${amount}`,
    withDriver: "Driver included",
    driver: (amount: string) => `With driver: ${amount} of it`,
    /** `days` null: the driver is charged once. */
    driverNote: (amount: string, days: { count: number; unitPrice: string } | null, nights: number) => {
      const cost = days
        ? `The driver costs ${days.unitPrice} a day, ${amount} for ${countText(days.count, "day")}, which is in the totals.`
        : `The driver costs ${amount}, which is in the totals.`
      return nights > 0 ? `${cost} The driver’s room for ${countText(nights, "night")} is not.` : cost
    },
    oneWay: (place: string, amount: string) => `One-way fee for the return at ${place}: ${amount}.`,
    inSeason: (days: number, season: string) => `${season} for ${countText(days, "day")}.`,
    cheaper: (days: number, saving: string) =>
      days === 1 ? `One day more costs ${saving} less.` : `${days} days more cost ${saving} less.`,
    unsuitable: (number: number) => `${countText(number, "vehicle does", "vehicles do")} not fit`,
    unmetNeeds,
    none: "No vehicle of ours fits all of this. Ask us for two vehicles, or change people, bags or gearbox.",
    notInTotals:
      "Not in the totals: fuel, the deposit, hand-over outside Dambulla, and the driver’s lodging.",
    failed: "The prices could not be read.",
    unpriced: (number: number) =>
      number === 1 ? "One vehicle could not be priced now:" : `${number} vehicles could not be priced now:`,
    tryAgain: "Try again",
    ask: "Ask for this trip with this vehicle",
    caption: "Vehicles that fit the plan, with their totals",
  },
  print: {
    chooseDays: "Print one page a day",
    chooseAll: (isLong: boolean) => (isLong ? "Print the whole plan together" : "Print all on two pages"),
    all: (isLong: boolean) =>
      isLong
        ? "This page prints the whole plan on three pages or more."
        : "This page prints the whole plan on about two pages.",
    days: "This page prints one page a day.",
    howToPrint: "Press Ctrl+P (on a Mac ⌘+P).",
    notes: "Notes",
  },
  share: {
    title: "Take it along",
    calendar: "Calendar file (.ics)",
    calendarNeedsDay: "With a first day, there is a calendar file too.",
    gpx: "GPX file for navigation",
    maps: (first: string, last: string) => `Open in Google Maps: ${first} to ${last}`,
    messaging: "Ask for this trip on WhatsApp",
    enquire: "Ask for this trip",
    message: (path: string, drive: string, when: string, people: number, url: string) =>
      `Hello, I am planning this trip: ${path}. ${drive}. ${when}${countText(people, "person", "people")}. ${url}`,
    when: (date: string) => `From ${date}. `,
    eventDrive: (from: string, to: string) => `Drive ${from} to ${to}`,
    eventNight: (place: string) => `Night at ${place}`,
    fileName: "sri-lanka-trip",
  },
}
