import type { IncomingMessage } from "node:http"

/** What a proxy says of the visitor it speaks for. Each proxy on the way adds its word at the end, or writes its own. */
const SAID_BY_PROXIES = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"]

/**
 * Leaves in a request only what the outermost of our own proxies has written, where so many `proxies` stand before us:
 * the last word of each header behind one, the last but one behind two, and none without. All before it was there when
 * the request reached that proxy, so a visitor may have made it up, and be another address at every submission. Where a
 * header has fewer words, not every proxy wrote one, and the first is from ours.
 */
export function keepOnlyOurProxiesWord({ headers }: IncomingMessage, proxies: number): void {
  // It would be believed before all others, and a proxy that does not know it passes on what a visitor wrote there.
  if (headers.forwarded !== undefined) delete headers.forwarded
  for (const name of SAID_BY_PROXIES) {
    const header = headers[name]
    if (header === undefined) continue
    const words = String(header).split(",")
    if (proxies === 0) delete headers[name]
    else headers[name] = (words.at(-proxies) ?? words[0])?.trim()
  }
}

/** Whether a visitor's request came over TLS, which ends at our outermost proxy. Asked after `keepOnlyOurProxiesWord`. */
export function isEncrypted({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["x-forwarded-proto"] === "https"
}

/** The host that a visitor asked for, as our outermost proxy names it. Asked after `keepOnlyOurProxiesWord`. */
export function askedHost({ headers }: Pick<IncomingMessage, "headers">): string | undefined {
  return headers["x-forwarded-host"]?.toString() || headers.host
}
