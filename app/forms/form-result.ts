import { createContext } from "react-router"
import type { VisitorForm } from "./form-state.ts"

/** The form state that this request's action returned. Its loaders run afterwards and show it. */
export const formResultContext = createContext<VisitorForm | null>(null)
