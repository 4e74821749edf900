import { data } from "react-router"
import {
  findPage,
  immediateFormToken,
  linkErrorResponse,
  pageName,
  privateHead,
  privateHeaders,
  privateMeta,
} from "../find-page.ts"
import { LinkErrorPage } from "../link-error-page.tsx"
import type { Route } from "./+types/route"
import { type CompletedAction, handlePageAction } from "./handle-action.ts"
import { loadPageData, type PageData } from "./load-page.ts"
import { VisitorPage } from "./visitor-page.tsx"

export const meta = privateMeta
export const headers = privateHeaders

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const found = await findPage(context, params)
  if (found.state !== "found") return linkErrorResponse(context, found)
  const page = await loadPageData(context, found, request.signal)
  return {
    ...privateHead(context, pageName(context, found.record)),
    token: immediateFormToken(context),
    page,
    completedAction: completedActionIn(request, page),
  }
}

/** The completed action in the query, if its result still holds. The office may have changed the enquiry since then. */
function completedActionIn(request: Request, { status }: PageData): CompletedAction | null {
  const completedAction = new URL(request.url).searchParams.get("done")
  if (completedAction === "asked") return completedAction
  return (completedAction === "accepted" || completedAction === "cancelled") && completedAction === status
    ? completedAction
    : null
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const found = await findPage(context, params)
  if (found.state !== "found") return data(null) // the loader renders the reason
  return handlePageAction(request, context, found.link)
}

/** The private page of an enquiry. */
export default function VisitorPageRoute({ loaderData, actionData }: Route.ComponentProps) {
  if ("linkError" in loaderData) return <LinkErrorPage {...loaderData} />
  return <VisitorPage {...loaderData} form={actionData ?? undefined} />
}
