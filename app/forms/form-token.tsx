import { createContext as createReactContext, useContext } from "react"
import { createContext } from "react-router"
import { FORM_TOKEN_NAME } from "./field-names.ts"

/** The signed token of one showing of a form. `isNew`: of a form that nobody has pressed yet. */
export type FormToken = { token: string; isNew: boolean }

/**
 * Where a loader or an action leaves the token of the form that its page shows: not among its data, so that a page with a form
 * is the same for every visitor but for this one element (docs/decisions/0035-forms-on-kept-pages.md).
 */
export const formTokenContext = createContext<FormToken | null>(null)

const Token = createReactContext<FormToken | null>(null)

/** Hands it to the page; null in a browser. */
export const FormTokenProvider = Token

/**
 * The token, for the form of this id. It stands at the end of the page, and only the server draws it: where React draws a form
 * anew in the browser, the token stays.
 */
export function FormTokenField({ form }: { form: string }) {
  const shown = useContext(Token)
  return (
    shown && <input type="hidden" name={FORM_TOKEN_NAME} form={form} value={shown.token} autoComplete="off" />
  )
}
