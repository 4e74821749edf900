import type { Placeholder, TemplateError, TemplateField } from "#domain/replies/reply-template.ts"

/** The pages where owners edit the templates of replies. */
export const officeReplyTemplates = {
  name: "Replies",
  about: "The texts that your answers to visitors start with, in several languages.",
  heading: "Replies",
  intro:
    "Answers to visitors start with these texts. Words in braces, like {price}, are replaced by the booking. What you save here is used from the next answer on; sent emails stay as they are.",
  back: "Replies",
  title: (template: string, language: string) => `${template}, ${language}`,
  /** The name of a text in the history. */
  auditName: (template: string, language: string) => `Reply: ${template}, ${language}`,
  changed: (who: string, when: string) => `Changed by ${who}, ${when}`,
  aboutOriginal: "This is the original text of the program.",
  aboutChanged: "This text was changed from the original one.",
  saved: "Saved. Answers start with this text from now on.",
  fields: { subject: "Subject", body: "Text" } satisfies Record<TemplateField, string>,
  hints: {
    subject: "Can contain {topic}, {reference}, {by}, {company} and {phone}.",
    body: "An empty line starts a new paragraph. A paragraph is left out when the booking has nothing for its words in braces.",
  } satisfies Record<TemplateField, string>,
  required: { subject: "Enter a subject", body: "Write a text" } satisfies Record<TemplateField, string>,
  tooLong: {
    subject: "Shorten the subject to 200 characters",
    body: "Shorten the text to 10,000 characters",
  } satisfies Record<TemplateField, string>,
  errors: {
    unknown: (name: string, names: string) => `{${name}} cannot be replaced. You can use ${names}`,
    severalLines: (name: string) => `{${name}} has several lines. Move it from the subject to the text`,
    strayBrace: "A brace is missing or too many. Write names in braces like {reference}",
  } satisfies Partial<Record<TemplateError["errorCode"], unknown>>,
  preview: {
    submit: "Preview",
    heading: "Preview",
    about: "With an example booking. Nothing is saved by a preview.",
    subject: "Subject",
    text: "Text",
  },
  placeholders: {
    heading: "Words in braces",
    intro: "Each is replaced as in the example. In a booking without a price, for example, {price} is empty.",
    nothing: "Empty in this example",
    about: {
      topic: "The usual subject: of a price, or of a request that has none yet",
      reference: "The reference",
      by: "Your name, or that of the colleague who answers",
      company: "The company's name",
      phone: "The company's phone number",
      greeting: "The greeting, with the visitor's name if it is known",
      booking: "Vehicle, days and places",
      price: "The price, line by line",
      conditions: "What is in the price and what is not. Empty without a price",
      papers: "What to bring, or that the driver comes",
      next: "The question whether to keep the vehicle; without a price, that you will send one",
      page: "The address of the visitor's own page",
      signature: "Name, company and phone number",
    } satisfies Record<Placeholder, string>,
  },
  useOriginal: {
    heading: "The original text",
    explanation: "This replaces your text by the original one. You can undo it.",
    submit: "Use the original text again",
  },
}
