import type { HeadersArgs, MetaDescriptor } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import { hasErrorsContext } from "./forms/office-form.ts"

/** For a loader: the document title, such as `Office: Sign in`, with a prefix if the form has errors. */
export function officeTitle(context: Context, heading: string): string {
  const { office, forms } = context.get(messagesContext)
  return `${context.get(hasErrorsContext) ? forms.errorPrefix : ""}${office.title(heading)}`
}

/** `export const meta = officeMeta`. A page whose loader failed has no data: `OfficeError` sets its title. */
export function officeMeta({ loaderData }: { loaderData?: { title: string } | undefined }): MetaDescriptor[] {
  if (!loaderData) return []
  return [{ title: loaderData.title }, { name: "robots", content: "noindex, nofollow" }]
}

/** `export const headers = officeHeaders`: React Router drops the headers of an action unless they are returned here. */
export function officeHeaders({ actionHeaders }: Pick<HeadersArgs, "actionHeaders">): Headers {
  return actionHeaders
}
