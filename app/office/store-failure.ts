import { createContext as createReactContext } from "react"
import { createContext } from "react-router"
import { type TypedForm, typedFields } from "./typed-again.tsx"

/** Set after a database error while a page was rendered; the page then says so, with status 503. */
export const storeFailedContext = createContext(false)

/** A form that was submitted to the office, as `ownPressesOnly` found it; null for any other request. */
export const submittedContext = createContext<Request | null>(null)

/** For the error page: whether the database failed, and what the form held that it did not take. */
export const StoreFailureContext = createReactContext<{ hasFailed: boolean; typed: TypedForm | null }>({
  hasFailed: false,
  typed: null,
})

/** A copy of a submitted form, read only if the database does not take it. Photos are not kept: they cannot stand in a page. */
export function copyOfForm(request: Request): Request | null {
  const type = request.headers.get("content-type") ?? ""
  return request.method === "POST" && type.startsWith("application/x-www-form-urlencoded")
    ? request.clone()
    : null
}

export async function typedIn(submitted: Request | null): Promise<TypedForm | null> {
  const form = await submitted?.formData().catch(() => null)
  if (!submitted || !form) return null
  const { pathname, search } = new URL(submitted.url)
  return { to: pathname + search, fields: typedFields(form) }
}
