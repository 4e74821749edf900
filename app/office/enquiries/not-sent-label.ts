import type { RouterContextProvider } from "react-router"
import { messagesContext, officePortsContext } from "#app/context.ts"
import { isByEmail } from "#domain/delivery/delivery-board.ts"

/** The label of an enquiry that was not delivered. It mentions mail only if every form is delivered by email. */
export function notSentLabel(context: Readonly<RouterContextProvider>): string {
  const { emailNotSent, notSent } = context.get(messagesContext).officeEnquiries
  return isByEmail(context.get(officePortsContext).delivery.settings) ? emailNotSent : notSent
}
