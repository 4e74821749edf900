import { officePortsContext } from "#app/context.ts"
import { accountsOf, sessionContext, staffVisit } from "#app/office/office-context.ts"
import { ENQUIRIES_LIVE } from "#app/office/paths.ts"
import type { Route } from "./+types/route"
import { EVENT_STREAM, eventStream } from "./event-stream.ts"

/** Tells a browser when the list of enquiries has become another: that it has, and nothing of what is in it. */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const address = new URL(request.url)
  // As the router's own scripts ask: it would wait for the end of what has none.
  if (address.pathname !== ENQUIRIES_LIVE) throw new Response(null, { status: 404 })
  if (request.headers.get("accept") !== EVENT_STREAM) throw new Response(null, { status: 406 })
  const visit = { ...staffVisit(request, context), isUnattended: true }
  const body = eventStream({
    news: context.get(officePortsContext).news,
    sessionId: context.get(sessionContext).id,
    seen: request.headers.get("last-event-id") ?? address.searchParams.get("seen"),
    isSignedIn: async () => (await accountsOf(context).sessionOf(visit))?.member.hasSecondFactor === true,
  })
  if (!body) return new Response(null, { status: 503, headers: { "Retry-After": "60" } })
  // A proxy that gathers what it passes on would keep each word until the next one.
  return new Response(body, { headers: { "Content-Type": EVENT_STREAM, "X-Accel-Buffering": "no" } })
}
