import { data } from "react-router"
import { messagesContext } from "#app/context.ts"
import {
  buttonToken,
  findPage,
  linkIn,
  lostPage,
  pageName,
  privateHead,
  privateHeaders,
  privateMeta,
} from "../find-page.ts"
import { LostPage } from "../lost-page.tsx"
import type { Route } from "./+types/route"
import { handlePageAction } from "./handle-action.ts"
import { loadPageData } from "./load-page.ts"
import { VisitorPage } from "./visitor-page.tsx"

export const meta = privateMeta
export const headers = privateHeaders

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const [link, found] = [linkIn(params), await findPage(context, params)]
  if (!link || found.state !== "found") return lostPage(context, found.state === "found" ? UNKNOWN : found)
  const { done: messages } = context.get(messagesContext).visitorPage
  const done = new URL(request.url).searchParams.get("done") ?? ""
  return {
    ...privateHead(context, pageName(context, found.record)),
    token: buttonToken(context),
    page: await loadPageData(context, link, found.record, request.signal),
    done: Object.hasOwn(messages, done) ? messages[done as keyof typeof messages] : null, // an own key
  }
}

const UNKNOWN = { state: "unknown" } as const

export async function action({ request, context, params }: Route.ActionArgs) {
  const [link, found] = [linkIn(params), await findPage(context, params)]
  if (!link || found.state !== "found") return data(null) // the loader shows why
  return handlePageAction(request, context, link)
}

/** The private page of an enquiry. */
export default function VisitorPageRoute({ loaderData, actionData }: Route.ComponentProps) {
  if ("lost" in loaderData) return <LostPage {...loaderData} />
  return <VisitorPage {...loaderData} form={actionData ?? undefined} />
}
