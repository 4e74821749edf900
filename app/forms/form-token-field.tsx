import { createContext, useContext } from "react"
import type { FormToken } from "#app/context.ts"
import { FORM_TOKEN_NAME } from "./field-names.ts"

/** The token that the page is made with; null in a browser. */
export const ShownFormToken = createContext<FormToken | null>(null)

/**
 * The token, for the form of this id. It stands at the end of the page, and only the server draws it: where React draws a form
 * anew in the browser, the token stays.
 */
export function FormTokenField({ form }: { form: string }) {
  const shown = useContext(ShownFormToken)
  return (
    shown && <input type="hidden" name={FORM_TOKEN_NAME} form={form} value={shown.token} autoComplete="off" />
  )
}
