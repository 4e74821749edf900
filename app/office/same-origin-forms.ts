import type { MiddlewareFunction } from "react-router"
import { copyOfFormRequest, submittedRequestContext } from "./database-failure.ts"

const SAFE_METHODS = ["GET", "HEAD"]

/**
 * Middleware of every page of the office, signed in or not: refuses forms of another origin, and forbids caching and indexing. It
 * also copies a submitted form, so that the page of a database failure can render it again. A browser sends an `Origin` header with every POST, so a POST without one does not come from a browser.
 */
export const sameOriginForms: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const isSameOrigin = request.headers.get("origin") === new URL(request.url).origin
  if (!SAFE_METHODS.includes(request.method) && !isSameOrigin) throw new Response(null, { status: 403 })
  context.set(submittedRequestContext, copyOfFormRequest(request))
  const response = await next()
  response.headers.set("Cache-Control", "no-store")
  response.headers.set("X-Robots-Tag", "noindex, nofollow")
  return response
}
