import type { FormEvent } from "react"
import { textOf } from "#app/forms/read-answers.ts"

/** The name of the submit buttons of the booking form. */
export const ACTION = "step"

/**
 * The action of a submit button. `price`: shows the total of the current answers; `cheaper`: applies the longer rental period
 * that costs less; `confirm`: shows the booking for confirmation; `edit`: returns from there; `send`: sends the booking.
 */
export type BookingAction = "price" | "cheaper" | "confirm" | "edit" | "send"

/** The actions that only render the form again, without validation and without sending it. */
const RENDER_ONLY_ACTIONS: readonly string[] = ["price", "cheaper", "edit"] satisfies BookingAction[]

export function isAction(form: FormData, action: BookingAction): boolean {
  return textOf(form, ACTION) === action
}

export function isRenderOnly(form: FormData): boolean {
  return RENDER_ONLY_ACTIONS.includes(textOf(form, ACTION))
}

/** In the browser: whether the button of this action submitted the form. */
export function isSubmissionOf(action: BookingAction, { nativeEvent }: FormEvent): boolean {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return button instanceof HTMLButtonElement && button.value === action
}
