import { formatWallTime } from "#domain/rental-period.ts"
import type { ReplyLanguage } from "#domain/replies/reply-language.ts"

const INSTRUCTION = "(write your question here)"

/** The replies in English. */
export const en: ReplyLanguage = {
  name: "English",
  formatTime: formatWallTime,
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  closing: "Kind regards",
  topic: {
    request: (reference, company) => `Your request ${reference} to ${company}`,
    price: (reference) => `Price for your request ${reference}`,
  },
  booking: {
    vehicle: (name) => `Vehicle: ${name}`,
    withDriver: "With our driver",
    pickUp: (text) => `Pick up: ${text}`,
    return: (text) => `Return: ${text}`,
  },
  days: (count) => (count === 1 ? "1 day" : `${count} days`),
  quantity: (count) => `Qty ${count}`,
  chargeNames: {
    delivery: "Delivery",
    oneWay: "One-way charge",
    night: "Night charge",
    other: "Other charge",
  },
  discountName: "Discount",
  price: {
    heading: (days) => `The price for ${days}:`,
    headingForOtherDays: (days) =>
      `The price was calculated for a different number of days and stays the same for ${days}:`,
    line: (name, amount) => `${name}: ${amount}`,
    total: (amount) => `Total: ${amount}`,
    approximately: (amount) => `about ${amount}`,
  },
  conditions: {
    separator: "; ",
    included: (kilometres) => `In the price: ${kilometres}.`,
    unlimited: "unlimited kilometres",
    kmPerDay: (km) => `${km} km a day`,
    extraKm: (amount) => `each further kilometre is ${amount}`,
    notIncluded: (items) => `Not in the price: ${items}.`,
    deposit: (amount) => `the deposit of ${amount}, which you get back`,
    delivery: "delivery, which depends on the place",
    fuel: "fuel",
  },
  papers: {
    driverComes: "Our driver comes with the vehicle, so you need no licence.",
    bring: "Please bring your licence and your passport or identity card.",
  },
  next: {
    offerReservation: "Shall we keep the vehicle for you? Answer this message and we will confirm it.",
    priceLater: "We will send you the price as soon as we have chosen a vehicle for you.",
  },
  instructions: [INSTRUCTION],
  templates: {
    received: {
      subject: "Your request {reference} to {company}",
      body: `{greeting}

Thank you for your request {reference}. This is {by} from {company}. We have received it and will reply with the details as soon as we can.

{booking}

You can see your request here: {page}

{signature}`,
    },
    quote: {
      subject: "{topic}",
      body: `{greeting}

Thank you for your request {reference}.

{booking}

{price}

{conditions}

{next}

You can see your request here: {page}

{signature}`,
    },
    confirmed: {
      subject: "Confirmed: your request {reference}",
      body: `{greeting}

Your booking is confirmed under the reference {reference}.

{booking}

{price}

{conditions}

{papers} If anything changes, tell us as soon as you can.

You can see your booking here: {page}

{signature}`,
    },
    changed: {
      subject: "Changed: your request {reference}",
      body: `{greeting}

Your booking {reference} has changed. This is how it stands now:

{booking}

{price}

{conditions}

Please check it, and answer this message if anything is not as we agreed.

You can see your booking here: {page}

{signature}`,
    },
    cancelled: {
      subject: "Cancelled: your request {reference}",
      body: `{greeting}

Your booking {reference} is cancelled, and the vehicle is no longer reserved for you.

{booking}

If this is a mistake, or if you still need a vehicle, answer this message.

{signature}`,
    },
    declined: {
      subject: "Your request {reference} to {company}",
      body: `{greeting}

Thank you for your request {reference}. We are sorry: we have no suitable vehicle for these days.

{booking}

If you can travel on other days, or take another vehicle, answer this message and we will look again.

{signature}`,
    },
    detail: {
      subject: "A question about your request {reference}",
      body: `{greeting}

Thank you for your request {reference}. To answer it, we need one more detail from you:

${INSTRUCTION}

{booking}

{signature}`,
    },
  },
}
