import type { IncomingMessage, ServerResponse } from "node:http"
import { bestEncoding } from "./content-encoding.ts"
import type { StoredPage } from "./stored-page.ts"

/** Sends a page that is kept, or the word that the visitor has it already. `own` are names and values of this one answer. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  own: readonly string[],
): void {
  const { "accept-encoding": accepted = "", "if-none-match": known } = request.headers
  const encoding = bestEncoding(accepted)
  const isAsked = request.method !== "HEAD"
  if (page.ownEnd) {
    const { bytes, ending, headers } = page.encodings[encoding]
    const end = ending(page.ownEnd())
    const length = ["content-length", String(bytes.length + end.length)]
    response.writeHead(200, [...headers, ...length, ...own])
    if (isAsked) response.write(bytes)
    return void response.end(isAsked ? end : undefined)
  }
  const { etag, bytes, headers, headersWithoutBody } = page.encodings[encoding]
  if (knows(known, etag)) return void response.writeHead(304, withOwn(headersWithoutBody, own)).end()
  response.writeHead(200, withOwn(headers, own))
  response.end(isAsked ? bytes : undefined)
}

/** Node reads the list and leaves it as it is, though its type does not say so. */
function withOwn(list: readonly string[], own: readonly string[]): string[] {
  return own.length === 0 ? (list as string[]) : [...list, ...own]
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
}
