import type { RouterContextProvider } from "react-router"
import { handleForm } from "#app/forms/handle-form.ts"
import { type ContactMessage, checkContactMessage } from "#domain/enquiry/contact-message.ts"
import { readMessage } from "./message-answers.ts"

export function handleContactMessage(request: Request, context: Readonly<RouterContextProvider>) {
  return handleForm<ContactMessage>({ request, context, read: readMessage, check: checkContactMessage })
}
