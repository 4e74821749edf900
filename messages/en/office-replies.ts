import type { ReplyFacts } from "#domain/enquiry/reply-facts.ts"

/** Answers to visitors, and the form that they are written in. */
export const officeReplies = {
  heading: "Answer by email",
  template: "Start with",
  use: "Use this text",
  ready: "The text is in the fields below. WhatsApp, SMS and Email above use it too.",
  lacksPrice:
    "There is no price yet, so the text does not include one. Choose a vehicle in the booking first.",
  subject: "Subject",
  text: "Text",
  to: (email: string) => `It is sent to ${email}. Their answer goes to the company's own address.`,
  noEmail: "There is no email address. Choose a text, then send it with a button at the top of this page.",
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
