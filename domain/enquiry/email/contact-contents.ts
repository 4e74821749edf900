import type { ContactMessage } from "../contact-message.ts"
import type { ContentsOfKind } from "./contents.ts"
import { detailRow, emailRow, fieldRows } from "./detail-rows.ts"

/** The contents of an email about a contact message. */
export function contactContents(content: ContactMessage): ContentsOfKind {
  const { name, email, message } = content
  return {
    subject: `New Message (${name})`,
    title: `New message from ${name}`,
    remarks: [],
    sections: [
      {
        about: "person",
        title: "The person",
        rows: [detailRow("Name", name), emailRow(email), ...fieldRows(content, "person")],
      },
    ],
    price: null,
    message,
  }
}
