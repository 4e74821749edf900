import type { LoaderFunctionArgs } from "react-router"
import { portsContext } from "#app/context.ts"

/** The whole list, for a browser that searches while its visitor types. It is asked for once, on the first letter. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const answer = await context.get(portsContext).catalogue.vehicles(request.signal)
  return Response.json(answer, {
    status: answer.ok ? 200 : 503,
    headers: { "Cache-Control": "no-cache" },
  })
}
