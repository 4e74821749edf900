import { createContext } from "react-router"
import type { VisitorForm } from "./form-state.ts"

/** What the action of a request found; the loaders of the same request run after it and show that. */
export const receivedForm = createContext<VisitorForm | null>(null)
