import { loadInbox } from "#app/office/enquiries/load-inbox.ts"
import type { Route } from "./+types/route"

/** The inbox as JSON, which its page fetches after each change. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await loadInbox(new URL(request.url), context))
}
