import { loadInbox } from "#app/office/enquiries/load-inbox.ts"
import type { Route } from "./+types/route"

/** The list as data: its page fetches it when it has become another. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await loadInbox(new URL(request.url), context))
}
