import type { FormKind } from "#domain/enquiry/enquiry.ts"

/** The destinations that have a setting of their own, in the order of the office's page. */
export const FORMS = ["enquiry", "booking", "contact"] as const satisfies readonly FormKind[]
export type FormDestination = (typeof FORMS)[number]

/** The destination of a kind of enquiry. A trip goes where the messages of the contact page go, as one. */
export function formDestination(kind: FormKind): FormDestination {
  return kind === "trip" ? "contact" : kind
}
