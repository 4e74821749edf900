import type { MiddlewareFunction } from "react-router"
import { copyOfForm, submittedContext } from "./store-failure.ts"

const READING = ["GET", "HEAD"]

/**
 * What holds for every page of the office, signed in or not: a press counts only when it came from a page of ours, nobody
 * keeps a page, and no machine lists one. A browser names the origin of every press; who names none is no browser.
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
