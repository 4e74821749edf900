import type { FormEvent } from "react"
import { textOf } from "#app/forms/read-answers.ts"

/** The name of the buttons of the reservation. */
export const STEP = "step"

/**
 * What a press asks for. `price`: the total of what is filled in so far; `cheaper`: the longer stay that costs less;
 * `confirm`: to see once more what would be sent; `edit`: back from there; `send`.
 */
export type Step = "price" | "cheaper" | "confirm" | "edit" | "send"

/** The steps that only show the form again, as it is or a little changed. Nothing is checked, nothing is sent. */
const DRAFTS: readonly string[] = ["price", "cheaper", "edit"] satisfies Step[]

export function isStep(form: FormData, step: Step): boolean {
  return textOf(form, STEP) === step
}

export function isDraft(form: FormData): boolean {
  return DRAFTS.includes(textOf(form, STEP))
}

/** In the browser: whether the button of this step was pressed. */
export function isSubmissionOf(step: Step, { nativeEvent }: FormEvent): boolean {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return button instanceof HTMLButtonElement && button.value === step
}
