/** The status of all deliveries, and tests of them. */
export const officeDelivery = {
  heading: "Delivery",
  intro:
    "How the forms that visitors send reach the company, and how the office sends email. Both are set on the server.",
  destinations: "Where things are sent",
  content: "What",
  sentThrough: "Sent",
  destination: "To",
  forms: {
    enquiry: "Enquiries of the home page",
    booking: "Bookings",
    contact: "Messages of the contact page",
  },
  emails: "Emails: replies, copies for visitors and password links",
  secondaryForms: "All of these forms as well",
  channel: "Channel",
  mailboxFolder: "Files in mailbox/",
  mailServer: "The mail server",
  host: "Server",
  encryption: "Encrypted",
  alwaysEncrypted: "Always",
  encryptedIfOffered: "If the server offers it",
  from: "From",
  to: "To",
  noMailServer:
    "No mail server is set. Emails are saved as files in the mailbox folder of the site's data and are not delivered.",
  queue: "Waiting to be sent",
  queues: {
    enquiries: "Enquiries",
    secondary: (deliveryText: string) => `Enquiries ${deliveryText}`,
    emails: "Emails",
  },
  waiting: "Waiting",
  oldest: "Oldest from",
  abandoned: "Not delivered",
  none: "None",
  abandonedReplies: "Replies that did not arrive",
  abandonedSecondary: (deliveredText: string) => `Enquiries that could not be sent ${deliveredText}`,
  lastAttempts: "Last result of each channel",
  lastDelivered: "Last delivered",
  lastFailed: "Last failed",
  never: "Never",
  failure: (time: string, failure: string) => `${time}: ${failure}`,
  partlyDelivered: (time: string) =>
    `${time}: delivered, but not to every address of MAIL_TO. The mail server refused`,
  insecure: {
    noTls: "The server does not offer an encrypted connection.",
    untrusted: "No trusted authority has signed its certificate.",
    otherName: "Its certificate is for another name.",
    expired: "Its certificate has expired.",
    notTls: "The port does not use TLS.",
  },
  test: "Send a test",
  testHint:
    "The test is really sent: to the company's own address, or where its button says. It says that it is a test.",
  /** What a test sends, as `forms` of the channel's `test`. */
  testContents: {
    email: "emails",
    enquiry: "enquiries",
    booking: "bookings",
    contact: "messages",
  },
  testArrived: "The test was accepted. Check that it has arrived.",
  testPartly:
    "The test was accepted, but not for every address of MAIL_TO. The refused address is shown below, under Last delivered.",
  testSlow: "The test is still being sent. Check again in a minute.",
  testFailed: (failure: string) => `The test could not be sent: ${failure}.`,
  tooManyTests: (minutes: number) =>
    `You sent many tests. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then send another`,
}
