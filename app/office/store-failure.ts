import { createContext as createReactContext } from "react"
import { createContext } from "react-router"
import { resubmittableFields, type SubmittedForm } from "./resubmit-form.tsx"

/** Whether the database failed during the request. The error page then says so, with status 503. */
export const storeFailedContext = createContext(false)

/** A copy of the request of a submitted form, set by `sameOriginForms`; null for any other request. */
export const submittedContext = createContext<Request | null>(null)

/** The context of the error page: whether the database failed, and the form that was not stored. */
export const StoreFailureContext = createReactContext<{
  hasFailed: boolean
  submitted: SubmittedForm | null
}>({
  hasFailed: false,
  submitted: null,
})

/** Clones the request of a submitted form, to render the form again if the database fails. Null for uploads, which a page cannot repeat. */
export function copyOfForm(request: Request): Request | null {
  const type = request.headers.get("content-type") ?? ""
  return request.method === "POST" && type.startsWith("application/x-www-form-urlencoded")
    ? request.clone()
    : null
}

export async function submittedFormIn(request: Request | null): Promise<SubmittedForm | null> {
  const form = await request?.formData().catch(() => null)
  if (!request || !form) return null
  const { pathname, search } = new URL(request.url)
  return { to: pathname + search, fields: resubmittableFields(form) }
}
