import type { ReplyFacts } from "#domain/enquiry/reply-facts.ts"

/** Answers to visitors, and the form that they are written in. */
export const officeReplies = {
  heading: "Answer",
  template: "Start with",
  use: "Use this text",
  subject: "Subject",
  text: "Text",
  to: (email: string) => `The email goes to ${email}. Their answer goes to the company's own address.`,
  mailboxOnly: "No mail server is set: the email is saved in the mailbox folder and is not delivered.",
  send: "Send by email",
  noEmail: "There is no email address. Answer by telephone, WhatsApp or SMS.",
  channels: {
    whatsapp: "WhatsApp",
    sms: "SMS",
    copied: "Copy the text",
    telephone: "I told them by telephone",
  },
  openApp: { whatsapp: "Open WhatsApp with this text", sms: "Open SMS with this text" },
  replaceText: "Replace my text",
  done: {
    email: "The email is on its way.",
    whatsapp: "It is noted as answered by WhatsApp.",
    sms: "It is noted as answered by SMS.",
    copied: "The text is copied, and noted as an answer.",
    telephone: "It is noted as answered by telephone.",
    save: "Saved.",
    "use-template": "The text is in the field below. Change it as you like.",
    ownText: "You have written a text. Replace it with the chosen one?",
    "take-todays-price": "The booking now has today's price.",
    resend: "It is being sent again.",
    "resend-email": "The email is being sent again.",
  },
  subjectMissing: "Enter a subject",
  subjectTooLong: (max: number) => `Shorten the subject to ${max} characters`,
  textMissing: "Write a message to the visitor",
  textTooLong: (max: number) => `Shorten the text to ${max} characters`,
  answered: (by: string, subject: string) =>
    subject ? `${by} answered by email: ${subject}` : `${by} answered by email.`,
  read: "Read the answer",
  emails: "Emails to the visitor",
  email: (subject: string, time: string) => `${subject || "An email"}, ${time}`,
  givenUp:
    "It could not be sent, and we stopped trying. Contact the visitor in another way, or send it again.",
  templates: {
    received: "Thank them and say that we will reply",
    quote: "Send a price",
    confirmed: "Confirm the booking",
    declined: "Say sorry, no vehicle is free",
    detail: "Ask for something missing",
  },
  texts: {
    received: (facts: ReplyFacts) => ({
      subject: subjectOf(facts),
      text: replyText(facts, [
        `thank you for your request ${facts.reference}. This is ${facts.by} from ${facts.company}. We have received it and will reply with the details as soon as we can.`,
        ...rentalLines(facts),
      ]),
    }),
    quote: (facts: ReplyFacts) => ({
      subject: facts.price ? `Price for your request ${facts.reference}` : subjectOf(facts),
      text: replyText(facts, [
        `thank you for your request ${facts.reference}.`,
        ...rentalLines(facts),
        ...priceLines(facts),
        facts.price
          ? "Shall we keep the vehicle for you? Answer this message and we will confirm it."
          : "We will send you the price as soon as we have chosen a vehicle for you.",
      ]),
    }),
    confirmed: (facts: ReplyFacts) => ({
      subject: `Confirmed: your request ${facts.reference}`,
      text: replyText(facts, [
        `your booking is confirmed under the reference ${facts.reference}.`,
        ...rentalLines(facts),
        ...priceLines(facts),
        facts.rental?.hasDriver
          ? "Our driver comes with the vehicle, so you need no licence. If anything changes, tell us as soon as you can."
          : "Please bring your licence and your passport or identity card. If anything changes, tell us as soon as you can.",
      ]),
    }),
    declined: (facts: ReplyFacts) => ({
      subject: subjectOf(facts),
      text: replyText(facts, [
        `thank you for your request ${facts.reference}. We are sorry: we have no suitable vehicle for these days.`,
        ...rentalLines(facts),
        "If you can travel on other days, or take another vehicle, answer this message and we will look again.",
      ]),
    }),
    detail: (facts: ReplyFacts) => ({
      subject: `A question about your request ${facts.reference}`,
      text: replyText(facts, [
        `thank you for your request ${facts.reference}. To answer it, we need one more detail from you:`,
        "(write your question here)",
        ...rentalLines(facts),
      ]),
    }),
  },
}

function subjectOf({ reference, company }: ReplyFacts): string {
  return `Your request ${reference} to ${company}`
}

function replyText({ name, by, company, phone }: ReplyFacts, paragraphs: readonly string[]): string {
  const greeting = name ? `Hello ${name},` : "Hello,"
  return [greeting, ...paragraphs, `Kind regards\n${by}\n${company}\n${phone}`].join("\n\n")
}

function rentalLines({ rental }: ReplyFacts): string[] {
  if (!rental) return []
  const vehicle = rental.vehicle ? [`Vehicle: ${rental.vehicle}`] : []
  const driver = rental.hasDriver ? ["With our driver"] : []
  return [[...vehicle, ...driver, `Pick up: ${rental.pickUp}`, `Return: ${rental.return}`].join("\n")]
}

function priceLines({ price }: ReplyFacts): string[] {
  if (!price) return []
  const { days, lines, total, foreignTotal, kmADay, extraKm, deposit, hasDelivery } = price
  const more = extraKm ? `; each further kilometre is ${extraKm}` : ""
  const kilometres = kmADay === null ? "unlimited kilometres" : `${kmADay} km a day${more}`
  const others = [
    deposit && `the deposit of ${deposit}, which you get back`,
    !hasDelivery && "delivery, which depends on the place",
    "fuel",
  ].filter((text) => typeof text === "string")
  return [
    [`The price for ${days}:`, ...lines, `Total: ${total}${foreignTotal ? `, ${foreignTotal}` : ""}`].join(
      "\n",
    ),
    `In the price: ${kilometres}.\nNot in the price: ${others.join("; ")}.`,
  ]
}
