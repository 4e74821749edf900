import type {
  AcceptanceProblem,
  CancellationProblem,
  VisitorStatus,
} from "#domain/visitor-page/visitor-actions.ts"

/** The private page of an enquiry, for its visitor. */
export const visitorPage = {
  title: {
    booking: (reference: string) => `Your booking ${reference}`,
    request: (reference: string) => `Your request ${reference}`,
    message: (reference: string) => `Your message ${reference}`,
  },
  /** The page of a link that is not valid, and the form that requests a link. */
  linkError: {
    title: "Your booking online",
    unknown: "This link is not valid",
    expired: "This link is no longer valid",
    tooMany: "Too many pages in a short time",
    unknownHelp: "Part of it may be missing. Open it again from the email, or ask for a new one below.",
    expiredHelp:
      "The rental ended some time ago, or your data were deleted. If you need anything, contact us.",
    tooManyHelp: (seconds: number) => {
      const minutes = Math.ceil(seconds / 60)
      return `Wait ${minutes} ${minutes === 1 ? "minute" : "minutes"}, then load the page again.`
    },
    intro:
      "Enter the reference of your request and the email address that you gave. We send you the link to it.",
    reference: "Reference",
    referenceHint: "Like 7K4M-2Q9T",
    email: "Email",
    send: "Send me the link",
    sent: "If the reference and the email address belong together, the link is on its way to that address. It can take a few minutes.",
    referenceMissing: "Enter the reference, like 7K4M-2Q9T",
    emailMissing: "Enter your email address",
  },
  status: {
    received: "We have your request and will answer you soon. Nothing is booked yet.",
    answered: "We have answered you. Nothing is booked until we confirm it with you.",
    offered: "We made you an offer. Accept it below, and we will confirm your booking.",
    accepted: "You accepted our offer. We will confirm your booking soon.",
    offerExpired: "Our offer is no longer valid. Ask us for a new one below.",
    offerChanged:
      "We have changed the offer that you had, so it no longer holds. We will send you a new one. Nothing is booked until we confirm it with you.",
    confirmed: "Your booking is confirmed.",
    declined: "We are sorry: we have no suitable vehicle for these days.",
    cancelled: "This booking is cancelled.",
    noShow: "This booking has ended.",
  } satisfies Record<VisitorStatus, string>,
  done: {
    accepted: "Thank you. We have your answer and will confirm your booking soon.",
    asked: "We have your message and will answer you soon.",
    cancelled: "Your booking is cancelled. We have told the office.",
  },
  offer: "Our offer",
  agreed: "Your booking",
  requested: "You asked for",
  message: "You wrote",
  validUntil: (time: string) => `This offer is valid until ${time}, Sri Lankan time.`,
  wasValidUntil: (time: string) => `This offer was valid until ${time}, Sri Lankan time.`,
  acceptedAt: (time: string) => `You accepted it on ${time}, Sri Lankan time.`,
  /** The text before the places of the planned trip. */
  plan: "Your planned trip:",
  planPrice: (total: string, kmAtReturn: number) =>
    kmAtReturn > 0
      ? `Price of the plan: ${total}, with ${kmAtReturn}\u00a0km that are paid for at the return.`
      : `Price of the plan: ${total}.`,
  estimate: "This price is an estimate until we confirm it.",
  accept: "Accept this offer",
  terms: "By accepting you agree to our",
  termsLink: "terms and conditions",
  printout: {
    reference: "Reference",
    online: "This booking online",
    qr: "QR code with the address of this page",
    printed: (time: string) => `Printed on ${time}, Sri Lankan time`,
  },
  calendar: "Add to your calendar",
  agreement: "Print the agreement",
  howToPrint: "To print this page on one sheet, use your browser's Print command.",
  change: {
    heading: "Ask for a change",
    label: "What should we change?",
    hint: "Other days, another vehicle or place, an extra, or a question. We answer by email.",
    send: "Send to the office",
    missing: "Write what we should change",
    tooLong: (max: number) => `Shorten the text to ${max.toLocaleString("en")} characters`,
  },
  messageHeading: "Write to us again",
  messageLabel: "Your message",
  moreActions: "Cancel or delete",
  cancel: {
    link: "Cancel this booking",
    heading: "Cancel this booking?",
    explanation:
      "The vehicle is then free for others. This cannot be undone here: to book again, send us a new request.",
    reason: "Why? It helps us, but you need not say",
    tooLong: (max: number) => `Shorten the reason to ${max.toLocaleString("en")} characters`,
    submit: "Yes, cancel it",
    back: "No, keep it",
  },
  erase: {
    link: "Delete my data",
    heading: "Delete your data?",
    explanation:
      "We delete your name, your contact details and everything you wrote in this request and our emails about it. This cannot be undone, and this page then ends.",
    keptData:
      "The dates, the vehicle and the price stay in our books without your name. Other requests of yours stay as they are.",
    submit: "Yes, delete my data",
    back: "No, keep them",
    doneHeading: "Your data are deleted",
    done: "This page no longer exists. Thank you for telling us.",
  },
  errors: {
    withdrawn: "We withdrew this offer, so nothing was accepted. Call us, or ask for a change below.",
    changed:
      "We changed this offer after you opened the page, so nothing was accepted. Read the new terms first.",
    expired: "This offer is no longer valid, so nothing was accepted. Ask us for a new one below.",
    ended: "This booking has ended, so nothing was changed. Call us if you still need it.",
    tooLate: "The pick-up time has passed, so it cannot be cancelled here. Please call us.",
    noBooking: "There is no booking to cancel.",
    upcomingRental:
      "Your rental is confirmed and has not ended, so we need your data for it. Cancel it first, call us, or come back after the return.",
    beingSent: "An email about it is being sent at this moment. Nothing was deleted. Try again in a minute.",
    stale: "The office changed this booking at the same moment. Nothing was changed. Please try once more.",
  } satisfies Record<
    AcceptanceProblem | CancellationProblem | "upcomingRental" | "beingSent" | "stale",
    string
  >,
  termsMessages: {
    termsLabels: {
      vehicle: "Vehicle",
      pickUp: "Pick up",
      return: "Return",
      length: "Length",
      kilometres: "Kilometres",
      kmPerDay: (km: number, extra: string | null) =>
        extra ? `${km} km a day, then ${extra} for each km` : `${km} km a day`,
      extraKm: (vehicle: string, amount: string) => `then ${amount} for each km with ${vehicle}`,
      unlimited: "Unlimited",
      driver: "Driver",
      withDriver: "With our driver, so you need no licence",
      selfDrive: "You drive: bring your licence and your passport or identity card",
      deposit: "Deposit, which you get back",
      noLocation: "No place given",
      oneWay: "One way, no return time",
    },
    noVehicle: "We choose it with you",
  },
  price: {
    priceCaption: "Price",
    total: "Total",
    inCurrency: (amount: string, rate: string) => `about ${amount} at ${rate}`,
    chargeNames: {
      delivery: "Delivery",
      oneWay: "One-way charge",
      night: "Night charge",
      other: "Other charge",
    },
    discountName: "Discount",
    calculatedForOtherDays: (days: string) =>
      `This price was calculated for a different number of days and stays the same for ${days}.`,
  },
  calendarEvent: {
    summary: (company: string, vehicle: string) => `${company}: ${vehicle}`,
    noVehicle: "vehicle rental",
    description: (reference: string, phone: string, page: string) =>
      `Reference ${reference}\nTelephone ${phone}\n${page}`,
  },
}
