import type { UnannouncedChange } from "#domain/enquiry/unannounced-change.ts"
import type { TemplateId } from "#domain/replies/reply-template.ts"

/** Answers to visitors, and the form that they are written in. */
export const officeReplies = {
  heading: "Answer",
  template: "Start with",
  chooseTemplate: "Choose a text",
  templateMissing: "Choose a text to start with",
  insertTemplate: "Use this text",
  subject: "Subject",
  text: "Text",
  to: (email: string) => `The email goes to ${email}. Their answer goes to the company's own address.`,
  mailboxOnly: "No mail server is set: the email is saved in the mailbox folder and is not delivered.",
  sentToFolder:
    "The email is saved in the mailbox folder and is not delivered, because no mail server is set. Tell the customer in another way.",
  sendEmail: "Send by email",
  noEmail: "There is no email address. Answer by telephone, WhatsApp or SMS.",
  channels: {
    whatsapp: "WhatsApp",
    sms: "SMS",
    copied: "Copy the text",
    telephone: "I told them by telephone",
  },
  /** Names of the channels in the history. */
  channelNames: { whatsapp: "WhatsApp", sms: "SMS", copied: "copied text", telephone: "telephone" },
  /** The new value of an answer in the history after it was taken back. */
  notSent: "not sent",
  /** The question before the button that opens WhatsApp or SMS again. */
  didNotOpen: "It did not open?",
  /** The buttons that take back a recorded answer. */
  takeBack: {
    whatsapp: "It was not sent",
    sms: "It was not sent",
    copied: "It was not sent",
    telephone: "I did not reach them",
  },
  unannounced: {
    confirmed: (time: string) => `The booking was confirmed on ${time}. The customer has not been told.`,
    changed: (time: string) => `The booking was changed on ${time}. The customer has not been told.`,
    cancelled: (time: string) => `The booking was cancelled on ${time}. The customer has not been told.`,
    noShow: (time: string) => `The customer did not come, noted on ${time}. They have not been told.`,
  } satisfies Record<UnannouncedChange["kind"], (time: string) => string>,
  /** Replaces the sentence above where the changed terms had been offered. */
  lapsedOffer: {
    accepted: (time: string) =>
      `The booking was changed on ${time}. The offer that the visitor had accepted no longer holds. Their page says that a new one will follow.`,
    offered: (time: string) =>
      `The booking was changed on ${time}. The offer that the visitor had no longer holds. Their page says that a new one will follow.`,
  },
  offerAgain: "Offer the changed booking",
  writeToCustomer: "Write to the customer",
  /** Beside the answer, where the visitor's page does not show the terms yet. */
  offerPrice: {
    text: "The visitor's page does not show this booking's price yet. If you send the price, offer it too, so that the page says the same.",
    submit: "Offer it on the visitor's page",
  },
  openApp: { whatsapp: "Open WhatsApp with this text", sms: "Open SMS with this text" },
  replaceText: "Replace my text",
  done: {
    email: "The email is on its way.",
    whatsapp: "Saved. It is noted as answered by WhatsApp.",
    sms: "Saved. It is noted as answered by SMS.",
    copied: "The text is copied, and noted as an answer.",
    telephone: "Saved. It is noted as answered by telephone.",
    save: "Saved.",
    "not-sent": "Taken back. It does not count as an answer.",
    "use-template": "The text is in the field below. Change it as you like.",
    ownText: "You have written a text. Replace it with the chosen one?",
    resend: "It is being sent again.",
    "resend-email": "The email is being sent again.",
  },
  subjectMissing: "Enter a subject",
  subjectTooLong: (max: number) => `Shorten the subject to ${max} characters`,
  textMissing: "Write a message to the visitor",
  textTooLong: (max: number) => `Shorten the text to ${max} characters`,
  unfinishedText: (text: string) => `Replace “${text}” with your own words: it would be sent as it stands`,
  notConfirmed:
    "This text says that the booking is confirmed, and it is not. Confirm the booking first, or choose another text.",
  notInState:
    "This text does not fit the status of the booking. Choose another text, or change the status first.",
  answered: (by: string, subject: string) =>
    subject ? `${by} answered by email: ${subject}` : `${by} answered by email.`,
  showAnswer: "Read the answer",
  emails: "Emails to the visitor",
  email: (subject: string, time: string) => `${subject || "An email"}, ${time}`,
  abandoned:
    "It could not be sent, and we stopped trying. Contact the visitor in another way, or send it again.",
  templates: {
    received: "Thank them and say that we will reply",
    quote: "Send a price",
    confirmed: "Confirm the booking",
    changed: "Say that the booking has changed",
    cancelled: "Say that the booking is cancelled",
    declined: "Say sorry, no vehicle is free",
    detail: "Ask for something missing",
  } satisfies Record<TemplateId, string>,
}
