import type { RouterContextProvider } from "react-router"
import { messagesContext, officePortsContext } from "#app/context.ts"
import { isByEmail } from "#domain/delivery/delivery-board.ts"

/** The status of an enquiry that has not reached the company: it speaks of mail only where every form is sent by email. */
export function notSentWords(context: Readonly<RouterContextProvider>): string {
  const { mailNotSent, notSent } = context.get(messagesContext).officeEnquiries
  return isByEmail(context.get(officePortsContext).delivery.settings) ? mailNotSent : notSent
}
