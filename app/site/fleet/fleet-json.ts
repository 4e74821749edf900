import type { LoaderFunctionArgs } from "react-router"
import { portsContext } from "#app/context.ts"

/** The whole list as JSON, for the search in the browser. Fetched when the search field gets the focus. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const result = await context.get(portsContext).catalogue.vehicles(request.signal)
  return Response.json(result, {
    status: result.ok ? 200 : 503,
    headers: { "Cache-Control": "no-cache" },
  })
}
