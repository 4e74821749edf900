import { doneHref } from "#app/office/done-notice.tsx"
import { enquiryPage } from "#app/office/paths.ts"
import type { Messages } from "#messages/messages.ts"
import { BOOKING_SECTION } from "./enquiry-form.ts"

/** A completed action on a booking, which its section on the enquiry's page reports. */
export type BookingDone = keyof Messages["office"]["booking"]["done"]

/** The message for a completed action, by its name. Null: there is none, or it is not an action on the booking. */
export function bookingDoneText(
  done: string,
  { done: messages }: Pick<Messages["office"]["booking"], "done">,
): string | null {
  return isBookingDone(done, messages) ? messages[done] : null
}

function isBookingDone(done: string, messages: object): done is BookingDone {
  return Object.hasOwn(messages, done)
}

/** The enquiry's page, which reports the completed action beside the booking. */
export function bookingDoneHref(reference: string, done: BookingDone): string {
  return doneHref(enquiryPage(reference), done, BOOKING_SECTION)
}
