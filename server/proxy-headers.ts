import type { IncomingMessage } from "node:http"

/** What a proxy says of the visitor it speaks for. Each proxy on the way adds its word at the end, or writes its own. */
const SAID_BY_PROXIES = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"]

/**
 * Leaves in a request only what the proxy before us has written: the last word of each header. All before it was there
 * when the request reached that proxy, so a visitor may have made it up, and be another address at every submission.
 */
export function keepOnlyOurProxysWord({ headers }: IncomingMessage): void {
  // It would be believed before all others, and a proxy that does not know it passes on what a visitor wrote there.
  delete headers.forwarded
  for (const name of SAID_BY_PROXIES) {
    const words = headers[name]
    if (words !== undefined) headers[name] = String(words).split(",").at(-1)?.trim()
  }
}
