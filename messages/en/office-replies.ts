import type { TemplateId } from "#domain/replies/reply-template.ts"

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
  } satisfies Record<TemplateId, string>,
}
