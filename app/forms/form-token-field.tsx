import { formTokenContext, useLeftByLoader } from "#app/context.ts"
import { FORM_TOKEN_NAME } from "./field-names.ts"

/**
 * The token, for the form of this id. It stands at the end of the page, and only the server draws it: where React draws a form
 * anew in the browser, the token stays.
 */
export function FormTokenField({ form }: { form: string }) {
  const shown = useLeftByLoader(formTokenContext)
  return (
    shown && <input type="hidden" name={FORM_TOKEN_NAME} form={form} value={shown.token} autoComplete="off" />
  )
}
