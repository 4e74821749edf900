/** Texts of the calendar and of its entries. */
export const officeCalendar = {
  heading: "Calendar",
  period: (from: string, to: string) => `${from} to ${to}`,
  offTheRoad: "Take a vehicle off the road",
  noFleet:
    "The vehicles of this site are kept by another system, so there is no calendar of them here. Confirm enquiries as before.",
  dates: {
    label: "Other days",
    earlier: "Earlier",
    today: "Today",
    later: "Later",
    days: (days: number) => `${days} days`,
  },
  filter: {
    label: "Choose days and vehicles",
    from: "First day",
    wrongDate: "Enter a date like 2026-12-31",
    category: "Category",
    anyCategory: "All categories",
    words: "Name of a vehicle",
    only: "Only vehicles with something in these days",
    submit: "Show",
    everything: "Show everything",
  },
  table: {
    region: "Calendar, scrolls sideways",
    caption: (from: string, to: string) =>
      `What is away from ${from} to ${to}, each vehicle in a row, each day in a column. An empty day is free.`,
    vehicle: "Vehicle",
    freeToday: (free: number, units: number) =>
      units === 1 ? (free > 0 ? "Free today" : "Out today") : `${Math.max(0, free)} of ${units} free today`,
    retired: "Retired",
    noUnits: "None owned",
  },
  entry: {
    off: "Off the road",
    units: (units: number) => `${units} of it`,
    clash: "Clash:",
    times: (name: string, period: string) => `${name}: ${period}`,
  },
  clashes: (count: number) => (count === 1 ? "A clash in these days" : `${count} clashes in these days`),
  clash: (vehicle: string, period: string, out: number, owned: number) =>
    `${vehicle}, ${period}: ${out} are out, ${owned === 1 ? "1 is" : `${owned} are`} owned.`,
  none: "No vehicle fits",
  noneAdvice: "Take a filter away, or look at other days.",
  availability: {
    free: (vehicle: string, free: number, units: number) =>
      units === 1
        ? `${vehicle} is free in this time.`
        : `${vehicle}: ${free} of ${units} are free in this time.`,
    notFree: (vehicle: string, units: number) =>
      units === 1
        ? `${vehicle} is not free in this time.`
        : `There are ${units} of ${vehicle}. Not enough are free in this time.`,
    clashes: "More are out in this time than we own. Besides this one:",
    conflicts: "In the way:",
    optionFree: (vehicle: string, free: number, units: number) =>
      units === 1
        ? `${vehicle}: ${free > 0 ? "free" : "taken"}`
        : `${vehicle}: ${Math.max(0, free)} of ${units} free`,
    seeDays: "See these days in the calendar",
  },
  fields: {
    vehicle: "Vehicle",
    choose: "Choose a vehicle",
    from: "Goes out",
    to: "Comes back",
    units: "How many of it",
    reason: "Why",
    reasonHint: "A service, a repair, a hire that was made by telephone. Name no customer here.",
    allowClash: "It is not free. Do it all the same",
  },
  fieldErrors: {
    vehicle: "Choose a vehicle",
    from: "Enter the day and time when it goes out",
    to: "Enter the day and time when it comes back",
    outOfRange: "Enter a time within the last year or the next three years",
    notAfter: "It must come back after it goes out",
    units: (most: number) => `Enter how many, from 1 to ${most}`,
    reason: "Say why",
    reasonTooLong: (max: number) => `Shorten this to ${max} characters`,
    notFree:
      "It is not free in this time. Choose another vehicle or time, or tick that you want it all the same",
    stale:
      "Somebody else changed this while you had it open. Nothing of yours was saved. It is now as written below; look at it, then save again",
    removed: "Somebody else took this out of the calendar while you had it open. Nothing of yours was saved",
  },
  block: {
    newHeading: "Take a vehicle off the road",
    newSubmit: "Take it off the road",
    heading: (vehicle: string) => `${vehicle}, off the road`,
    saved: "It is in the calendar.",
    submit: "Save",
    end: "It is back now",
    remove: "Remove it from the calendar",
    removed: "This is no longer in the calendar.",
    again: "Take the vehicle off the road again",
  },
  booking: {
    heading: (customer: string) => `Hire of ${customer}`,
    of: (reference: string) => `Enquiry ${reference}`,
    submit: "Save",
    remove: "Take it out of the calendar",
    removeHint: "The enquiry stays confirmed. It can be put in the calendar again from its own page.",
    removed: "This hire is no longer in the calendar. Its enquiry has the way to put it there again.",
  },
  back: "To the calendar",
  now: (vehicle: string, period: string, units: number) =>
    `${units === 1 ? vehicle : `${units} of ${vehicle}`}, ${period}`,
  enquiry: {
    heading: "In the calendar",
    change: "Change the hire",
    otherPeriodRequested: (period: string) => `The visitor asks for another time: ${period}.`,
    leftOut: "It is confirmed, and not in the calendar.",
    chooseVehicle: "No vehicle was asked for by name. Choose one when you confirm.",
    unknownVehicle: "The vehicle that was asked for is not in our fleet. Choose another when you confirm.",
    leaveOut: "Leave it out of the calendar",
    chooseOrLeaveOut: "Choose a vehicle, or leave it out of the calendar",
    fieldset: "In the calendar, once it is confirmed",
    entered: (by: string) => `${by} put it in the calendar.`,
  },
}
