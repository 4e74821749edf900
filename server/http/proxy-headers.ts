import type { IncomingMessage } from "node:http"

/** The headers in which a proxy describes the client. Each proxy appends its value, or replaces the header. */
const FORWARDED_HEADERS = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"]

/**
 * Removes all forwarded values from a request, except the one of our outermost proxy. That is the last value
 * behind one proxy, the last but one behind two, and none without a proxy. Earlier values came from the
 * client, who could forge another address for each request. If a header has fewer values than there are
 * proxies, the first is from our proxy.
 */
export function trustOnlyOutermostProxy({ headers }: IncomingMessage, proxies: number): void {
  // Libraries prefer this header, and a proxy that does not know it passes on the client's value.
  if (headers.forwarded !== undefined) delete headers.forwarded
  for (const name of FORWARDED_HEADERS) {
    const header = headers[name]
    if (header === undefined) continue
    const values = String(header).split(",")
    if (proxies === 0) delete headers[name]
    else headers[name] = (values.at(-proxies) ?? values[0])?.trim()
  }
}

/** Whether the client used TLS, which ends at our outermost proxy. Call it after `trustOnlyOutermostProxy`. */
export function isEncrypted({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["x-forwarded-proto"] === "https"
}

/** The host that the client requested, as our outermost proxy names it. Call it after `trustOnlyOutermostProxy`. */
export function requestedHost({ headers }: Pick<IncomingMessage, "headers">): string | undefined {
  return headers["x-forwarded-host"]?.toString() || headers.host
}
