import type { ContactMessage } from "../contact-message.ts"
import type { ContentsOfKind } from "./contents.ts"
import { emailFact, fact } from "./facts.ts"

/** What a letter says of a contact message. */
export function contactContents({ name, email, message }: ContactMessage): ContentsOfKind {
  return {
    subject: `New Message (${name})`,
    title: `New message from ${name}`,
    remarks: [],
    sections: [{ title: "The person", facts: [fact("Name", name), emailFact(email)] }],
    price: null,
    message,
  }
}
