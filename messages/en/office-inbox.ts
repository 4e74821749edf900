/** The inbox: its search, order and spam marks, new arrivals, and the CSV download. */
export const officeInbox = {
  download: "Download as CSV",
  downloadWhy: "All enquiries in this list, for a spreadsheet.",
  /** Part of a sentence of the history: 'Nimal exported what visitors sent as a CSV file.' */
  asFile: "as a CSV file",
  /** `words` is the formatted count, which has an upper limit. */
  arrived: (words: string, count: number) => (count === 1 ? "1 new enquiry" : `${words} new enquiries`),
  signedOut: "You are signed out here, so nothing new is shown.",
  signIn: "Sign in again",
  search: {
    /** `count` is the number of set filters. */
    more: (count: number) => `Filter by kind, vehicle and days${count > 0 ? ` (${count})` : ""}`,
    words: "Any words, or a number",
    pickUp: "Pick-up",
    anyPickUp: "Any day",
    pickUpDays: { today: "Today", tomorrow: "Tomorrow", week: "Next 7 days" },
    from: "Pick-up from",
    to: "Pick-up until",
  },
  sort: {
    label: "Order",
    newest: "Newest first",
    pickUp: "By pick-up day, from today",
  },
  caption: { newest: "Enquiries, newest first", pickUp: "Enquiries, earliest pick-up first" },
  later: { newest: "Older enquiries", pickUp: "Later pick-ups" },
  start: { newest: "Back to the newest", pickUp: "Back to the earliest" },
  scannedTo: (time: string) => `Searched up to pick-ups at ${time}.`,
  continueSearch: "Search further",
  yesterday: "Yesterday",
  emailFailed: "Email failed",
  tick: (visitor: string) => `Tick ${visitor}`,
  spam: {
    label: "Ticked enquiries",
    submit: "Mark as spam",
    none: "Tick the enquiries that are spam",
    done: (count: number) =>
      count === 1 ? "1 enquiry is marked as spam." : `${count} enquiries are marked as spam.`,
    undo: "Undo",
    undone: (count: number) =>
      count === 1
        ? "1 enquiry has its former status again."
        : `${count} enquiries have their former status again.`,
    changed: "Somebody else changed these in the meantime, so they stay as they are:",
  },
  neighbours: { label: "In this list", previous: "Previous enquiry", next: "Next enquiry" },
  columns: {
    reference: "Reference",
    receivedAt: "Received",
    kind: "Kind",
    source: "How it came",
    status: "Status",
    emailStatus: "Mail",
    name: "Name",
    contactNumber: "Contact number",
    email: "Email",
    vehicle: "Vehicle",
    service: "Service",
    pickUpPlace: "Pick-up place",
    returnPlace: "Return place",
    pickUp: "Pick-up",
    return: "Return",
    days: "Days",
    total: "Total, LKR",
    extras: "Extras",
    charges: "Charges and discount, LKR",
    requestedVehicle: "Vehicle asked for",
    requestedTotal: "Total asked for, LKR",
    plan: "Plan",
    notes: "Notes of the office",
    message: "Message",
  },
}
