const pluralRules = new Intl.PluralRules("en")

/** The name of a field within a sentence: 'Enter your contact number'. */
const nouns = {
  pickUpLocation: "pick-up location",
  returnLocation: "return location",
  pickUpAt: "pick-up date and time",
  returnAt: "return date and time",
  vehicleType: "vehicle type",
  contactNumber: "contact number",
  email: "email address",
  way: "way",
  tab: "service",
  personTitle: "title",
  firstName: "first name",
  lastName: "last name",
  agent: "office",
  name: "name",
  message: "message",
  services: "extras",
  note: "note",
  plan: "plan",
  livesAbroad: "answer about where you live",
}

export const forms = {
  problem: "There is a problem",
  errorPrefix: "Error: ",
  optional: "(optional)",
  requiredMark: "Fields marked * are required.",
  charactersLeft: (count: number) => {
    const characters = Math.abs(count) === 1 ? "character" : "characters"
    return `${Math.abs(count).toLocaleString("en")} ${characters} ${count < 0 ? "too many" : "left"}`
  },
  sending: "Sending...",
  privacy: "How we use what you send (opens in a new tab)",
  noteHint: "Flight number, people, bags, route, number of vehicles: anything we should know",
  copyByEmail: "Send me a copy by email",
  likelyEmail: {
    /** The texts before and after the address. */
    didYouMean: ["Did you mean ", "?"],
    accept: "Use this address",
  },
  leaveEmpty: "Leave this empty",
  labels: {
    pickUpLocation: "Pick-up location",
    returnLocation: "Return location",
    pickUpAt: "Pick-up date and time",
    returnAt: "Return date and time",
    vehicleType: "Vehicle type",
    contactNumber: "Contact number",
    email: "Email",
    way: "Which way?",
    tab: "What do you need?",
    personTitle: "Title",
    firstName: "First name",
    lastName: "Last name",
    agent: "Contacted Agent",
    name: "Name",
    message: "Message",
    services: "Extras",
    note: "Note",
    plan: "Plan",
    livesAbroad: "I live abroad",
  },
  abroadHint: "Visitors from abroad pay other rates.",
  nouns,
  /** The error messages by field, for an empty answer or one that is not among the options. */
  required: {
    pickUpLocation: "Enter your pick-up location",
    returnLocation: "Enter your return location",
    pickUpAt: "Choose a pick-up date and time",
    returnAt: "Choose a return date and time",
    vehicleType: "Select a vehicle type",
    contactNumber: "Enter your contact number",
    email: "Enter your email address",
    way: "Choose one way or both ways",
    tab: "Choose one of the five services",
    personTitle: "Select your title",
    firstName: "Enter your first name",
    lastName: "Enter your last name",
    agent: "Select the office you were in contact with, or none",
    name: "Enter your name",
    message: "Enter your message",
    services: "Choose from the extras of this vehicle",
    note: "Enter your note",
    plan: "Plan a trip",
    livesAbroad: "Choose whether you live abroad",
  },
  tooLong: (noun: string, maxLength: number) =>
    `Shorten your ${noun} to ${maxLength.toLocaleString("en")} characters`,
  notAnEmail: "Enter an email address like name@example.com",
  noDigits: "Enter a contact number that can be dialled, like +94 77 123 4567",
  notADate: (noun: string) => `Enter the ${noun} in this form: 2026-12-25T09:00`,
  outOfRange: (noun: string) => `Choose a ${noun} within the next three years`,
  inThePast: (noun: string) => `Choose a ${noun} that is still to come in Sri Lanka`,
  notAfterPickUp: (pickUp: string) => `Return must be after pick-up, ${pickUp}`,
  extraNotOffered:
    "One of your extras is not available with this vehicle, so we removed it. Check the total, then continue",
  notAQuantity: (max: number) => `Enter quantities as whole numbers from 0 to ${max}`,
  outcome: {
    sent: "Email sent successfully!",
    /** The texts before and after the reference, which is never broken over two lines. */
    sentText: ["Your reference is ", ". Nothing is booked until we confirm it with you."],
    /**
     * The texts before and after the email address, which is shown so that the visitor notices a typing
     * error.
     */
    emailConfirmation: {
      answer: ["We answer to ", ". Is that right?"],
      answerAndCopy: ["We answer to ", ", and a copy is on its way there. Is that right?"],
      /** Before and after the link with the telephone number. */
      correct: ["If not, call ", ", or send the form again with the right address."],
    },
    ownPage: "You can see what became of it on your own page. Keep its link to yourself.",
    openOwnPage: "Open your page",
    failed: "Failed to send email. Please try again.",
    recorded: [
      "Your request is saved under the reference ",
      ". We will keep trying to send it, and what you typed is still here.",
    ],
    tooMany: (seconds: number) => {
      const wait = Math.ceil(seconds / 60)
      const unit = pluralRules.select(wait) === "one" ? "minute" : "minutes"
      return `We received many requests in a short time. What you typed is still here: press the button again in ${wait} ${unit}.`
    },
    notRecorded:
      "Something went wrong on our side, and your request was not saved. What you typed is still here: press the button again in a minute.",
    unreachable:
      "We couldn't be reached. Check your connection and press the button again. What you typed is still here, and it counts as one request even if the first one arrived.",
    /** Nothing failed: the visitor has to submit the form once more. */
    notSentYet: "Not sent yet",
    suspicious: {
      trapFilled:
        "A hidden field was filled in, perhaps by your browser. We have cleared it. Please press the button once more.",
      tooFast: "The form was sent unusually fast. Nothing is lost. Please press the button once more.",
      tokenInvalid: "We couldn't verify this page. Nothing is lost. Please press the button once more.",
      tokenExpired: "This page was open for a long time. Nothing is lost. Please press the button once more.",
    },
    preferToTalk: "Prefer to talk?",
    call: (phone: string) => `Call ${phone}`,
    message: "WhatsApp",
  },
}
