import { data } from "react-router"
import {
  buttonToken,
  findPage,
  lostPage,
  pageName,
  privateHead,
  privateHeaders,
  privateMeta,
} from "../find-page.ts"
import { LostPage } from "../lost-page.tsx"
import type { Route } from "./+types/route"
import { type Done, handlePageAction } from "./handle-action.ts"
import { loadPageData, type PageData } from "./load-page.ts"
import { VisitorPage } from "./visitor-page.tsx"

export const meta = privateMeta
export const headers = privateHeaders

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const found = await findPage(context, params)
  if (found.state !== "found") return lostPage(context, found)
  const page = await loadPageData(context, found, request.signal)
  return {
    ...privateHead(context, pageName(context, found.record)),
    token: buttonToken(context),
    page,
    done: doneIn(request, page),
  }
}

/** The completed action in the query, if its result still holds. The office may have changed the enquiry since then. */
function doneIn(request: Request, { status }: PageData): Done | null {
  const done = new URL(request.url).searchParams.get("done")
  if (done === "asked") return done
  return (done === "accepted" || done === "cancelled") && done === status ? done : null
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const found = await findPage(context, params)
  if (found.state !== "found") return data(null) // the loader renders the reason
  return handlePageAction(request, context, found.link)
}

/** The private page of an enquiry. */
export default function VisitorPageRoute({ loaderData, actionData }: Route.ComponentProps) {
  if ("lost" in loaderData) return <LostPage {...loaderData} />
  return <VisitorPage {...loaderData} form={actionData ?? undefined} />
}
