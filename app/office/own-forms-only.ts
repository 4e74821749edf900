import type { MiddlewareFunction } from "react-router"
import { copyOfForm, submittedContext } from "./store-failure.ts"

const READING = ["GET", "HEAD"]

/**
 * Middleware of all pages of the office, signed in or not: refuses forms of another origin, and forbids caching and indexing. Browsers
 * send an `Origin` header with every form; a request without one does not come from a browser.
 */
export const ownFormsOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const isOurs = request.headers.get("origin") === new URL(request.url).origin
  if (!READING.includes(request.method) && !isOurs) throw new Response(null, { status: 403 })
  context.set(submittedContext, copyOfForm(request))
  const response = await next()
  response.headers.set("Cache-Control", "no-store")
  response.headers.set("X-Robots-Tag", "noindex, nofollow")
  return response
}
