import { common } from "./en/common.ts"
import { forms } from "./en/forms.ts"
import { notFound } from "./en/not-found.ts"

/** A line for each screen; the objects stay plain, so that their texts are of type string. */
export const en = {
  common,
  forms,
  notFound,
}
