import { createContext as createReactContext } from "react"
import { createContext } from "react-router"
import { resubmittableFields, type SubmittedForm } from "./resubmit-form.tsx"

/** Whether the database failed during the request. The error page then says so, with status 503. */
export const databaseFailedContext = createContext(false)

/** A copy of the request that submitted a form, set by `sameOriginForms`. Null: the request submits none, or an upload. */
export const submittedRequestContext = createContext<Request | null>(null)

/** The React context of `OfficeError`: whether the database failed, and the form that was not stored. */
export const OfficeErrorContext = createReactContext<{
  databaseHasFailed: boolean
  submittedForm: SubmittedForm | null
}>({
  databaseHasFailed: false,
  submittedForm: null,
})

/**
 * Clones a request that submits a form, to render the form again if the database fails. Null for other requests, and for uploads,
 * which a page cannot repeat.
 */
export function copyOfFormRequest(request: Request): Request | null {
  const type = request.headers.get("content-type") ?? ""
  return request.method === "POST" && type.startsWith("application/x-www-form-urlencoded")
    ? request.clone()
    : null
}

/** The fields of the submitted form, without passwords and codes. Null: there is no such request, or its body cannot be read. */
export async function submittedFormIn(request: Request | null): Promise<SubmittedForm | null> {
  const form = await request?.formData().catch(() => null)
  if (!request || !form) return null
  const { pathname, search } = new URL(request.url)
  return { to: pathname + search, fields: resubmittableFields(form) }
}
