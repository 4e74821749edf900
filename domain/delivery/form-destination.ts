import type { FormKind } from "#domain/enquiry/enquiry.ts"

/** The kinds of forms that have a setting for their destination, in the order of the office's page. */
export const FORMS = ["enquiry", "booking", "contact"] as const satisfies readonly FormKind[]
export type FormDestination = (typeof FORMS)[number]

/** The form whose destination a kind of enquiry uses. A trip is delivered like a message of the contact page. */
export function formDestination(kind: FormKind): FormDestination {
  return kind === "trip" ? "contact" : kind
}
