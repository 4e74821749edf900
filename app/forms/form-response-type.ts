import type { VisitorForm } from "./form-state.ts"

/** The JSON response to a form that a script posted. Null: only a page can show the result. */
export type FormResponse = { location: string } | { form: VisitorForm } | null

/** The `Accept` header of a form that a script posts, and the `Content-Type` of its response. */
export const FORM_RESPONSE_TYPE = "application/vnd.rent-car-service.form+json"
