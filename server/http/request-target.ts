import type { IncomingMessage } from "node:http"

/** Matches a host name or address with an optional port, without characters that would end the host of a URL. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is

/**
 * Reduces the target of a request to its path, and says whether the request names at most one host, and a path that can be
 * decoded. A target may be a whole URL (RFC 9112, section 3.2.2). If its host is not that of the Host header, it is refused,
 * because a proxy may have read another host from it.
 */
export function hasValidTarget(request: IncomingMessage): boolean {
  const { host, "x-forwarded-host": forwarded } = request.headers
  if (!isHost(host) || !isHost(forwarded) || hasTwoHosts(request)) return false
  if (!request.url?.startsWith("/")) reduceToPath(request)
  return request.url?.startsWith("/") === true && isDecodable(request.url)
}

function isHost(name: string | string[] | undefined): boolean {
  return name === undefined || HOST.test(String(name))
}

/** Node takes the first Host header and drops the others; a proxy may have used another. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  // Names and values alternate. Runs for every request, so it allocates nothing.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ""
    if (name.length === 4 && name.toLowerCase() === "host") hosts++
  }
  return hosts > 1
}

/** Replaces a target that is a whole URL of the request's own host by its path. */
function reduceToPath(request: IncomingMessage): void {
  const [, authority, path = ""] = ABSOLUTE.exec(request.url ?? "") ?? []
  if (authority === undefined || authority.toLowerCase() !== request.headers.host?.toLowerCase()) return
  request.url = path.startsWith("/") ? path : `/${path}`
}

/**
 * The router prints a path that it cannot decode to the console instead of the log, and has no route for a path with a line
 * break.
 */
function isDecodable(url: string): boolean {
  if (!url.includes("%")) return true
  const [path = ""] = url.split("?", 1)
  if (!path.includes("%")) return true
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
