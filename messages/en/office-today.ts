type ListName = "late" | "goingOut" | "comingBack" | "tomorrow" | "waiting" | "newEnquiries"

const vehicleLists: Partial<Record<ListName, string>> = {
  goingOut: "going out today",
  comingBack: "coming back today",
  tomorrow: "due tomorrow",
}

function emptyLists(empty: readonly ListName[]): string {
  const vehicles = empty.flatMap((name) => vehicleLists[name] ?? [])
  const list = new Intl.ListFormat("en", { type: "disjunction" }).format(vehicles)
  return [
    vehicles.length > 0 && `Nothing is ${list}.`,
    empty.includes("waiting") && "Nobody is waiting for an answer.",
    empty.includes("newEnquiries") && "No new enquiries.",
  ]
    .filter(Boolean)
    .join(" ")
}

/** The office's first page: the work of the day. */
export const officeToday = {
  heading: "Today",
  late: "Late",
  lateHint:
    "These vehicles should have come back. Call the customer, or press “It is back” when the vehicle is here.",
  goingOut: "Going out today",
  comingBack: "Coming back today",
  tomorrow: "Tomorrow",
  newEnquiries: "New enquiries",
  waiting: "Waiting for an answer",
  waitingHint:
    "The customer wrote last, a new enquiry is older than a day, or nothing happened for three days after you contacted them.",
  /** The sentence that names the empty lists. */
  emptyLists,
  pageNavigation: "On this page",
  skipTo: (list: string) => `Skip to: ${list}`,
  attention: {
    heading: "Needs attention",
    conflict: (vehicle: string) => `Conflict: ${vehicle}`,
    laterConflicts: (count: number) => (count === 1 ? "And once more later." : `And ${count} more later.`),
    failedEmail: (visitor: string) => `Email failed: ${visitor}`,
    failedEmailHint: "The customer has not got your answer.",
    unannounced: (visitor: string) => `Not told: ${visitor}`,
    undelivered: (count: number) =>
      count === 1
        ? "An enquiry was not sent to the company"
        : `${count} enquiries were not sent to the company`,
    undeliveredHint: "You find it here in the office.",
    failedOwnEmails: (count: number) =>
      count === 1 ? "An email of the office was not sent" : `${count} emails of the office were not sent`,
    failedOwnEmailsHint: "It was for the company or a member of the staff.",
    moreEntries: (count: number) => (count === 1 ? "1 more" : `${count} more`),
  },
  pickUp: {
    past: () => "The pick-up day is over",
    today: (time: string) => `Picks up today, ${time}`,
    tomorrow: (time: string) => `Picks up tomorrow, ${time}`,
  },
  goesOut: "Goes out",
  comesBack: "Comes back",
  due: (time: string) => `Due ${time}`,
  dueSince: (time: string) => `Due since ${time}`,
  noVehicle: "No vehicle chosen",
  unreadable: "What was agreed cannot be read",
  withDriver: "With our driver",
  itemsToLoad: "To load",
  notes: "Notes",
  call: (number: string, name: string) => `Call ${name}: ${number}`,
  wentOut: "It went out",
  wentOutFor: (name: string) => `It went out: ${name}`,
  isOut: (time: string) => `Out at ${time}`,
  notOut: "Not out yet",
  notOutFor: (name: string) => `Not out yet: ${name}`,
  noShow: {
    open: "Did not come",
    reason: "Reason",
    hint: "For the history. The vehicle becomes free.",
    submit: "Save: did not come",
    reasonMissing: "Write why, or what you know, for example “no answer by telephone”",
    reasonTooLong: (max: number) => `Shorten the reason to ${max} characters`,
    typed: "This reason was not saved:",
    openBooking: "Open the booking",
  },
  returned: "It is back",
  returnedFor: (name: string) => `It is back: ${name}`,
  notRecordedOut: "Back already?",
  notRecordedOutHint: "“It went out” was not pressed. You can record the return without it.",
  isBack: (time: string) => `Back at ${time}`,
  notBack: "Not back yet",
  notBackFor: (name: string) => `Not back yet: ${name}`,
  done: {
    wentOut: "Saved. It went out.",
    notOut: "Saved. It is not out yet.",
    noShow: "Saved. The customer did not come, and the vehicle is free again.",
    returned: "Saved. It is back.",
    undo: "Saved. It is not back yet.",
  },
  stale: "Somebody else changed this booking while you had the page open. Check it, then press again.",
  since: (time: string) => `Since ${time}`,
  yesterday: "yesterday",
  inbox: "All enquiries",
}
