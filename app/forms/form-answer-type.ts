import type { VisitorForm } from "./form-state.ts"

/** What a script is told of the form that it posted. Null where only a page can tell it. */
export type FormAnswer = { location: string } | { form: VisitorForm } | null

/** A script posts a form with this as `Accept`, and knows the answer by the same `Content-Type`. */
export const FORM_ANSWER_TYPE = "application/vnd.rent-car-service.form+json"
