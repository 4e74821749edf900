/** What the list of enquiries does besides being read: it goes into a spreadsheet, and tells what came in meanwhile. */
export const officeInbox = {
  download: "Download as CSV",
  downloadWhy: "All enquiries in this list, for a spreadsheet.",
  /** As it stands in a sentence of the history: 'Nimal exported what visitors sent as a CSV file.' */
  asFile: "as a CSV file",
  /** `count` in words, which stop at some number. */
  came: (words: string, count: number) => (count === 1 ? "1 new enquiry" : `${words} new enquiries`),
  signedOut: "You are signed out here, so nothing new is shown.",
  signIn: "Sign in again",
  columns: {
    reference: "Reference",
    came: "Received",
    kind: "Kind",
    status: "Status",
    mail: "Mail",
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
    message: "Message",
  },
}
