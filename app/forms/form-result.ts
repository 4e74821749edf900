import { createContext } from "react-router"
import type { VisitorForm } from "./form-state.ts"

/** The form state of this request's action, which its loaders, running after it, show. */
export const formResultContext = createContext<VisitorForm | null>(null)
