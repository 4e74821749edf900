import type { RouterContextProvider } from "react-router"
import { receiveForm } from "#app/forms/receive-form.ts"
import { type ContactMessage, checkContactMessage } from "#domain/enquiry/contact-message.ts"
import { readMessage } from "./message-answers.ts"

export function receiveMessage(request: Request, context: Readonly<RouterContextProvider>) {
  return receiveForm<ContactMessage>({ request, context, read: readMessage, check: checkContactMessage })
}
