import { days as daysText } from "./format-count.ts"

/**
 * The form of a new return, beside the booking. The form is an island, which loads only this area and
 * `forms`.
 */
export const officeReturn = {
  label: "New return day and time",
  hint: "The agreed price stays unless you save with today's.",
  show: "Show today's price",
  todaysPrice: (days: number, today: string) => `Today's price for ${daysText(days)}: ${today}.`,
  agreedPrice: (total: string) => `The agreed price is ${total}.`,
  samePrice: (days: number) => `${daysText(days)}. The agreed price stays.`,
  saveToday: (today: string) => `Save with today's price, ${today}`,
  saveAgreed: (total: string) => `Save and keep ${total}`,
  save: "Save the return",
  errors: {
    notADate: "Enter a day and time",
    notAfterPickUp: "The return must be after the pick-up",
    sameReturn: "Enter another day or time than the present return",
    otherPrice: "Today's price has changed meanwhile. Check it, then press again",
    conflict: "It is not free until then. Enter another return, or tick the box to book it anyway",
  },
}
