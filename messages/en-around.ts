import { common } from "./en/common.ts"
import { fleet } from "./en/fleet.ts"
import { forms } from "./en/forms.ts"
import { notFound } from "./en/not-found.ts"

/** The texts that every screen may need in the browser: of what stands around it, of forms and of lists. */
export const around = { common, forms, notFound, fleet }
