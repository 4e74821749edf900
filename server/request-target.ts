import type { IncomingMessage } from "node:http"

/** A name or an address, and perhaps a port: nothing that would end the host of a URL and begin another part of it. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is

/**
 * Leaves a request with a path for its target, as a browser sends it, and says whether it names one host and a path that
 * can be read. A target may also be a whole URL (RFC 9112, section 3.2.2): where that is of another host than the
 * request's, two readers could take it for two different requests, so it is refused.
 */
export function hasClearTarget(request: IncomingMessage): boolean {
  if (hasTwoHosts(request)) return false
  const { host, "x-forwarded-host": forwarded } = request.headers
  if (![host, forwarded].every((name) => name === undefined || HOST.test(String(name)))) return false
  const [, authority, path = ""] = ABSOLUTE.exec(request.url ?? "") ?? []
  if (authority !== undefined) {
    if (authority.toLowerCase() !== host?.toLowerCase()) return false
    request.url = path.startsWith("/") ? path : `/${path}`
  }
  return request.url?.startsWith("/") === true && isReadable(request.url)
}

/** Node keeps the first and forgets the others; a proxy may have gone by another. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (name: string, at: number) =>
    at % 2 === 0 && name.length === 4 && name.toLowerCase() === "host"
  return rawHeaders.findIndex(isHost) !== rawHeaders.findLastIndex(isHost)
}

/** The router would print an address that it cannot decode past the log, and has no route for one of two lines. */
function isReadable(url: string): boolean {
  const [path = ""] = url.split("?", 1)
  if (!path.includes("%")) return true
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
