import { formTokenContext, useLeftByLoader } from "#app/context.ts"
import { FORM_TOKEN_NAME } from "./field-names.ts"

/** The token, for the form of this id. It stands at the end of the page, where each visitor of a kept page gets another. */
export function FormTokenField({ form }: { form: string }) {
  const token = useToken()
  return token && <input type="hidden" name={FORM_TOKEN_NAME} form={form} value={token} autoComplete="off" />
}

/**
 * In a browser as the server sent it. React must know the field: where it finds a page that a translator has changed already, it
 * draws all of it anew, and takes out what it does not know.
 */
const useToken = import.meta.env.SSR ? useTokenLeft : tokenInPage

function useTokenLeft(): string | null {
  return useLeftByLoader(formTokenContext)?.token ?? null
}

function tokenInPage(): string | null {
  return document.querySelector<HTMLInputElement>(`input[name="${FORM_TOKEN_NAME}"]`)?.value ?? null
}
