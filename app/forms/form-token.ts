import { createContext as createReactContext } from "react"
import { createContext } from "react-router"

/** The signed token of one showing of a form. `isNew`: of a form that nobody has pressed yet. */
export type FormToken = { token: string; isNew: boolean }

/**
 * Where a loader or an action leaves the token of the form that its page shows: not among its data, so that a page with a form
 * is the same for every visitor but for this one element (docs/decisions/0035-forms-on-kept-pages.md).
 */
export const formTokenContext = createContext<FormToken | null>(null)

/** Hands it to the page; null in a browser. */
export const ShownFormToken = createReactContext<FormToken | null>(null)
