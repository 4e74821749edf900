import type { FormEvent } from "react"
import { textOf } from "#app/forms/read-answers.ts"

/** The name of the submit buttons of the booking form. */
export const STEP = "step"

/**
 * The action of a submit button. `price`: shows the total of the current answers; `cheaper`: applies the longer stay that costs less;
 * `confirm`: shows the booking for confirmation; `edit`: returns from there; `send`: sends the booking.
 */
export type Step = "price" | "cheaper" | "confirm" | "edit" | "send"

/** The steps that only render the form again, without validation and without sending it. */
const DRAFTS: readonly string[] = ["price", "cheaper", "edit"] satisfies Step[]

export function isStep(form: FormData, step: Step): boolean {
  return textOf(form, STEP) === step
}

export function isDraft(form: FormData): boolean {
  return DRAFTS.includes(textOf(form, STEP))
}

/** In the browser: whether the button of this step submitted the form. */
export function isSubmissionOf(step: Step, { nativeEvent }: FormEvent): boolean {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return button instanceof HTMLButtonElement && button.value === step
}
