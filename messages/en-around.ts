import { common } from "./en/common.ts"
import { fleet } from "./en/fleet.ts"
import { forms } from "./en/forms.ts"

/** The texts that every screen may need in the browser: of what stands around it, of forms and of lists. */
export const around = { common, forms, fleet }
