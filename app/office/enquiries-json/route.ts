import { officePortsContext } from "#app/context.ts"
import { loadInbox } from "#app/office/enquiries/load-inbox.ts"
import type { NewCountData } from "#app/office/enquiries/new-count.tsx"
import { NEW_COUNT_ONLY } from "#app/office/paths.ts"
import type { Route } from "./+types/route"

/**
 * The inbox as JSON, which the inbox page fetches after each change. With `NEW_COUNT_ONLY` in the query, only the number of new
 * enquiries, which every other page of the office shows.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const url = new URL(request.url)
  if (!url.searchParams.has(NEW_COUNT_ONLY)) return Response.json(await loadInbox(url, context))
  const newCount = await context.get(officePortsContext).enquiries.newCount()
  return Response.json({ newCount } satisfies NewCountData)
}
