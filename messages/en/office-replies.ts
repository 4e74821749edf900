import type { QuoteFacts, ReplyFacts } from "#domain/enquiry/reply-facts.ts"

/** Answers to visitors, and the form that they are written in. */
export const officeReplies = {
  heading: "Answer by email",
  template: "Start with",
  vehicle: "Vehicle to quote",
  noVehicle: "None",
  use: "Use this text",
  ready: "The text is in the fields below. WhatsApp, SMS and Email above use it too.",
  priceHint: "The price in this text is worked out with today's rates.",
  priceUnknown: "The price cannot be worked out now, so the text does not include one.",
  chooseVehicle: "Choose a vehicle as well, to include its price in the text.",
  subject: "Subject",
  text: "Text",
  to: (email: string) => `It is sent to ${email}. Their answer goes to the company's own address.`,
  mailboxOnly: "No mail server is set: the email is saved in the mailbox folder and is not delivered.",
  state: "Status after sending",
  stays: (state: string) => `Stays ${state}`,
  send: "Send",
  subjectMissing: "Enter a subject",
  subjectTooLong: (max: number) => `Shorten the subject to ${max} characters`,
  textMissing: "Write a message to the visitor",
  textTooLong: (max: number) => `Shorten the text to ${max} characters`,
  stale:
    "Somebody else changed this enquiry while you were writing. Nothing was sent. Check what they did, then send again",
  answered: (by: string, subject: string) =>
    subject ? `${by} answered by email: ${subject}` : `${by} answered by email.`,
  read: "Read the answer",
  emails: "Emails to the visitor",
  email: (subject: string, time: string) => `${subject || "An email"}, ${time}`,
  givenUp:
    "It could not be sent, and we stopped trying. Contact the visitor in another way, or send it again.",
  sms: "SMS",
  templates: {
    received: "Thank them and say that we will reply",
    quote: "Send a price",
    confirmed: "Confirm the hire",
    declined: "Say sorry, no vehicle is free",
    detail: "Ask for something missing",
  },
  texts: {
    received: (facts: ReplyFacts) => ({
      subject: subjectOf(facts),
      text: replyText(facts, [
        `thank you for your request ${facts.reference}. This is ${facts.by} from ${facts.company}. We have received it and will reply with the details as soon as we can.`,
        ...hireLines(facts),
      ]),
    }),
    quote: (facts: ReplyFacts) => ({
      subject: `Price for your request ${facts.reference}`,
      text: replyText(facts, [
        `thank you for your request ${facts.reference}.`,
        ...hireLines(facts),
        ...(facts.quote ? quoteLines(facts.quote) : []),
        "Shall we keep the vehicle for you? Answer this message and we will confirm it.",
      ]),
    }),
    confirmed: (facts: ReplyFacts) => ({
      subject: `Confirmed: your request ${facts.reference}`,
      text: replyText(facts, [
        `your hire is confirmed under the reference ${facts.reference}.`,
        ...hireLines(facts),
        ...(facts.quote ? quoteLines(facts.quote) : []),
        "Please bring your licence and your passport or identity card. If anything changes, tell us as soon as you can.",
      ]),
    }),
    declined: (facts: ReplyFacts) => ({
      subject: subjectOf(facts),
      text: replyText(facts, [
        `thank you for your request ${facts.reference}. We are sorry: we have no suitable vehicle for these days.`,
        ...hireLines(facts),
        "If you can travel on other days, or take another vehicle, answer this message and we will look again.",
      ]),
    }),
    detail: (facts: ReplyFacts) => ({
      subject: `A question about your request ${facts.reference}`,
      text: replyText(facts, [
        `thank you for your request ${facts.reference}. To answer it, we need one more detail from you:`,
        "(write your question here)",
        ...hireLines(facts),
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

function hireLines({ hire }: ReplyFacts): string[] {
  if (!hire) return []
  const vehicle = hire.vehicle ? [`Vehicle: ${hire.vehicle}`] : []
  return [[...vehicle, `Pick up: ${hire.pickUp}`, `Return: ${hire.handBack}`].join("\n")]
}

function quoteLines({ days, lines, total, kmADay, extraKm, deposit }: QuoteFacts): string[] {
  const more = extraKm ? `; each further kilometre is ${extraKm}` : ""
  const left = [
    deposit && `the deposit of ${deposit}, which you get back`,
    "delivery, which depends on the place",
    "fuel",
  ]
  return [
    [`The price for ${days}:`, ...lines, `Total: ${total}`].join("\n"),
    `In the price: ${kmADay} km a day${more}.\nNot in the price: ${left.filter(Boolean).join("; ")}.`,
  ]
}
