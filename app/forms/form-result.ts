import { createContext } from "react-router"
import type { VisitorForm } from "./form-state.ts"

/** The form state that the action of this request returned. The loaders run afterwards and read it. */
export const formResultContext = createContext<VisitorForm | null>(null)
