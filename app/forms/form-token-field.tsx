import { useEffect, useState } from "react"
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

/**
 * Puts the field back, once, where React has found other text than the server's and has drawn the whole page anew: a browser's own
 * translator may come before React, which then takes out what it does not know.
 */
export function useSameToken(): void {
  const [field] = useState(() =>
    import.meta.env.SSR ? null : document.querySelector(`input[name="${FORM_TOKEN_NAME}"]`),
  )
  useEffect(() => {
    if (field && !field.isConnected) document.body.append(field)
  }, [field])
}
