import type { Period } from "#domain/calendar/period.ts"
import { formatWallDate } from "#domain/rental-period.ts"

/** `freeNow`: units that are free at this moment, of which some may be booked from a later hour of today. */
function freeTodayText({
  freeToday,
  freeNow,
  units,
}: Record<"freeToday" | "freeNow" | "units", number>): string {
  if (units > 1) return `${Math.max(0, freeToday)} of ${units} free today`
  if (freeToday > 0) return "Free today"
  return freeNow > 0 ? "Booked later today" : "Out today"
}

function conflictUnits(period: string, out: number, owned: number): string {
  return `${period}: ${out} are out, ${owned === 1 ? "1 is" : `${owned} are`} owned.`
}

/** Messages of the calendar and of its entries. */
export const officeCalendar = {
  heading: "Calendar",
  period: (from: string, to: string) => `${from} to ${to}`,
  offTheRoad: "Take a vehicle off the road",
  noFleet:
    "The vehicles on this site come from another system, so there is no calendar here. Confirm enquiries as before.",
  done: {
    saved: "Saved.",
    blocked: "Saved. The vehicle is off the road in this time.",
    ended: "Saved. The vehicle is free from now on.",
    removed: "Removed from the calendar.",
  },
  dates: {
    label: "Other days",
    earlier: "Earlier",
    today: "Today",
    later: "Later",
    days: (days: number) => `${days} days`,
  },
  vehicles: {
    withEntries: "With an entry",
    all: "All vehicles",
  },
  startsAfterToday: (day: string) => `Nothing is out before ${day}, so the calendar starts there.`,
  list: {
    starting: "Goes out",
    ending: "Comes back",
    continuing: (count: number) => (count === 1 ? "1 vehicle is away" : `${count} vehicles are away`),
    noEntries: "Nothing goes out or comes back.",
  },
  filter: {
    label: "Choose days and vehicles",
    from: "First day",
    invalidDate: "Enter a date like 2026-12-31",
    category: "Category",
    anyCategory: "All categories",
    vehicleName: "Name of a vehicle",
    submit: "Show",
    showAll: "Show all",
  },
  table: {
    region: "Calendar, scrolls sideways",
    caption: (from: string, to: string) =>
      `Vehicles that are out from ${from} to ${to}: one row for each vehicle, one column for each day. An empty day is free.`,
    vehicle: "Vehicle",
    freeToday: freeTodayText,
    retired: "Retired",
    noUnits: "None owned",
  },
  entry: {
    offTheRoad: "Off the road",
    units: (units: number) => `${units} vehicles`,
    conflict: "Conflict:",
    withDriver: "with driver",
    statuses: {
      upcoming: "To come",
      pickUpDue: "Not out yet",
      out: "Out now",
      returnDue: "Due back",
      ended: "Over",
    },
    times: (name: string, period: string) => `${name}: ${period}`,
  },
  conflicts: (count: number) =>
    count === 1 ? "A conflict in these days" : `${count} conflicts in these days`,
  conflict: (vehicle: string, period: string, out: number, owned: number) =>
    `${vehicle}, ${conflictUnits(period, out, owned)}`,
  conflictUnits,
  noVehicles: "No matching vehicles",
  noVehiclesAdvice: "Remove a filter, or choose other days.",
  availability: {
    free: (vehicle: string, free: number, units: number) =>
      units === 1
        ? `${vehicle} is free at this time.`
        : `${vehicle}: ${free} of ${units} are free at this time.`,
    conflict: (vehicle: string, units: number) =>
      units === 1
        ? `${vehicle} is not free at this time.`
        : `You have ${units} of ${vehicle}. Not enough are free at this time.`,
    storedConflict: "More vehicles are out at this time than you own. Also out:",
    conflicts: "Conflicts with:",
    optionFree: (vehicle: string, free: number, units: number) =>
      units === 1
        ? `${vehicle}: ${free > 0 ? "free" : "taken"}`
        : `${vehicle}: ${Math.max(0, free)} of ${units} free`,
    optionConflict: (
      option: string,
      { name, period, otherCount }: { name: string; period: Period; otherCount: number },
    ) =>
      `${option} (${name}, ${formatWallDate(period.from)} to ${formatWallDate(period.to)}${otherCount > 0 ? `, and ${otherCount} more` : ""})`,
    seeDays: "See these days in the calendar",
  },
  fields: {
    vehicle: "Vehicle",
    chooseVehicle: "Choose a vehicle",
    from: "Goes out",
    to: "Comes back",
    units: "Number of vehicles",
    reason: "Reason",
    reasonHint:
      "For example a service or a repair. For a customer who telephones, use New booking, so that name and number are found.",
    allowConflict: "It is not free. Book it anyway",
  },
  fieldErrors: {
    vehicle: "Choose a vehicle",
    from: "Enter the day and time when it goes out",
    to: "Enter the day and time when it comes back",
    outOfRange: "Enter a time within the last year or the next three years",
    endNotAfterStart: "It must come back after it goes out",
    units: (max: number) => `Enter a number from 1 to ${max}`,
    reason: "Enter a reason",
    reasonTooLong: (max: number) => `Shorten this to ${max} characters`,
    conflict:
      "It is not free at this time. Choose another vehicle or time, or tick the box to book it anyway",
    stale:
      "Somebody else changed this while you had it open. Your changes were not saved. The current entry is below: check it, then save again",
    removed:
      "Somebody else removed this from the calendar while you had it open. Your changes were not saved",
  },
  block: {
    newHeading: "Take a vehicle off the road",
    newSubmit: "Take it off the road",
    heading: (vehicle: string) => `${vehicle}, off the road`,
    submit: "Save",
    endNow: "It is back now",
    remove: "Remove it from the calendar",
    removed: "This is no longer in the calendar.",
    blockAgain: "Take the vehicle off the road again",
  },
  backToCalendar: "Back to the calendar",
  vehicleAndPeriod: (vehicle: string, period: string, units: number) =>
    `${units === 1 ? vehicle : `${units} of ${vehicle}`}, ${period}`,
  enquiry: {
    entered: (by: string) => `${by} added it to the calendar.`,
  },
}
