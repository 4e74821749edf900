import { data, type HeadersArgs, type MetaDescriptor } from "react-router"
import { type Context, messagesContext, portsContext, visitContext } from "#app/context.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import type { EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import type { FoundPage, VisitorLink } from "#domain/visitor-page/visitor-pages.ts"

type Params = { reference?: string; key?: string }

/** Parses the link in the URL of a page. Null: the reference is invalid, or the key is missing. */
function parseLink({ reference = "", key = "" }: Params): VisitorLink | null {
  const parsed = parseReference(reference)
  return parsed === null || key === "" ? null : { reference: parsed, key }
}

/** The enquiry of a private page, and the link to the page. */
type FoundEnquiry = Extract<FoundPage, { state: "found" }> & { link: VisitorLink }

/** Finds the enquiry of a private page by the link in the URL. */
export async function findPage(context: Context, params: Params): Promise<FoundEnquiry | LinkError> {
  const { visitorPages, clock } = context.get(portsContext)
  const link = parseLink(params)
  if (!link) return { state: "unknown" }
  const found = await visitorPages.find(link, { ...context.get(visitContext), now: clock() })
  return found.state === "found" ? { ...found, link } : found
}

/** The reason why a link leads to no page. A wrong key and an unknown reference have the same reason. */
export type LinkError = Exclude<FoundPage, { state: "found" }>

const STATUS = { unknown: 404, expired: 410, tooMany: 429 } as const

/** Status and headers of the response to a link that leads to no page. */
export function linkErrorInit(linkError: LinkError): ResponseInit {
  const headers: HeadersInit =
    linkError.state === "tooMany" ? { "Retry-After": String(linkError.retryAfterSeconds) } : {}
  return { status: STATUS[linkError.state], headers }
}

/** The response of a loader to a link that leads to no page: the data of `LinkErrorPage`. */
export function linkErrorResponse(context: Context, linkError: LinkError) {
  const { linkError: messages } = context.get(messagesContext).visitorPage
  const token = context.get(portsContext).formGuard.issue()
  return data(
    { ...privateHead(context, messages[linkError.state]), linkError, token },
    linkErrorInit(linkError),
  )
}

/** For a loader: the heading of a private page, the title of the HTML document, and its prefix if a form has errors. */
export function privateHead(context: Context, name: string) {
  const { common, forms } = context.get(messagesContext)
  return { name, title: common.siteTitle(name), errorPrefix: forms.errorPrefix }
}

type PrivateHead = Pick<ReturnType<typeof privateHead>, "title" | "errorPrefix">

/** For `export const meta = privateMeta`: the title, with a prefix if a form has errors, and 'noindex'. */
export function privateMeta({
  loaderData,
  actionData,
}: {
  loaderData?: PrivateHead | undefined
  actionData?: unknown
}): MetaDescriptor[] {
  if (!loaderData) return []
  const { title, errorPrefix } = loaderData
  return [
    { title: actionData ? errorPrefix + title : title },
    { name: "robots", content: "noindex, nofollow" },
  ]
}

/**
 * A token for a form that a visitor may submit at once, for example one with only a button. With a form key, `issue` dates the token
 * back by the minimum time.
 */
export function immediateFormToken(context: Context): string {
  return context.get(portsContext).formGuard.issue(crypto.randomUUID())
}

/** The heading of the page, and its title. */
export function pageName(
  context: Context,
  { enquiry, state }: Pick<EnquiryRecord, "enquiry" | "state">,
): string {
  const { title } = context.get(messagesContext).visitorPage
  if (enquiry.content.kind === "contact") return title.message(enquiry.reference)
  return state === "confirmed" ? title.booking(enquiry.reference) : title.request(enquiry.reference)
}

/**
 * For `export const headers = privateHeaders`. React Router drops headers of loaders and actions unless they are returned here.
 */
export function privateHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  const headers = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders) headers.set(name, value)
  return headers
}
