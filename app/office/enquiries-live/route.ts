import { officePortsContext } from "#app/context.ts"
import { accountsOf, sessionContext, staffVisit } from "#app/office/office-context.ts"
import { ENQUIRIES_LIVE } from "#app/office/paths.ts"
import type { Route } from "./+types/route"
import { EVENT_STREAM, eventStream } from "./event-stream.ts"

/** Streams the version of the inbox after each change, without its contents. */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const url = new URL(request.url)
  // Refuses the URL with `.data`, which the router's client uses, because that response would wait for the end of an endless
  // stream.
  if (url.pathname !== ENQUIRIES_LIVE) throw new Response(null, { status: 404 })
  if (request.headers.get("accept") !== EVENT_STREAM) throw new Response(null, { status: 406 })
  // The checks of the session by this stream do not prolong the session.
  const visit = { ...staffVisit(request, context), isUnattended: true }
  const body = eventStream({
    updates: context.get(officePortsContext).inboxUpdates,
    sessionId: context.get(sessionContext).id,
    lastVersion: request.headers.get("last-event-id") ?? url.searchParams.get("seen"),
    isSignedIn: async () => (await accountsOf(context).sessionOf(visit))?.member.hasSecondFactor === true,
  })
  if (!body) return new Response(null, { status: 503, headers: { "Retry-After": "60" } })
  // Without this header, nginx would buffer the events.
  return new Response(body, { headers: { "Content-Type": EVENT_STREAM, "X-Accel-Buffering": "no" } })
}
