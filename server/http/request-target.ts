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
  const { host, "x-forwarded-host": forwarded } = request.headers
  if (!isHost(host) || !isHost(forwarded) || hasTwoHosts(request)) return false
  if (!request.url?.startsWith("/")) takePathOf(request)
  return request.url?.startsWith("/") === true && isReadable(request.url)
}

function isHost(name: string | string[] | undefined): boolean {
  return name === undefined || HOST.test(String(name))
}

/** Node keeps the first and forgets the others; a proxy may have gone by another. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  // Names and values in turn. At every request, so without a function for each of them.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ""
    if (name.length === 4 && name.toLowerCase() === "host") hosts++
  }
  return hosts > 1
}

/** Takes the path of a whole URL for the target, where it is of the host that the request names. */
function takePathOf(request: IncomingMessage): void {
  const [, authority, path = ""] = ABSOLUTE.exec(request.url ?? "") ?? []
  if (authority === undefined || authority.toLowerCase() !== request.headers.host?.toLowerCase()) return
  request.url = path.startsWith("/") ? path : `/${path}`
}

/** The router would print an address that it cannot decode past the log, and has no route for one of two lines. */
function isReadable(url: string): boolean {
  if (!url.includes("%")) return true
  const [path = ""] = url.split("?", 1)
  if (!path.includes("%")) return true
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
