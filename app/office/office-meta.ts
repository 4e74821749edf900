import type { HeadersArgs, MetaDescriptor } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import { hasErrorsContext } from "./forms/office-form.ts"

/** A page of the office in a title bar, `Office: Sign in`; what is wrong with its form comes first. For its loader. */
export function officeTitle(context: Context, heading: string): string {
  const { office, forms } = context.get(messagesContext)
  return `${context.get(hasErrorsContext) ? forms.errorPrefix : ""}${office.title(heading)}`
}

/** `export const meta = officeMeta`: a page that failed is described by the boundary that shows it. */
export function officeMeta({ loaderData }: { loaderData?: { title: string } | undefined }): MetaDescriptor[] {
  if (!loaderData) return []
  return [{ title: loaderData.title }, { name: "robots", content: "noindex, nofollow" }]
}

/** `export const headers = officeHeaders`: what a form's answer says of itself. */
export function officeHeaders({ actionHeaders }: Pick<HeadersArgs, "actionHeaders">): Headers {
  return actionHeaders
}
