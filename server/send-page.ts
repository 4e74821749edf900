import type { IncomingMessage, ServerResponse } from "node:http"
import { bestEncoding } from "./content-encoding.ts"
import { speculationHeaders } from "./speculation.ts"
import type { StoredPage } from "./stored-page.ts"

/** Sends a page that is kept, or the word that the visitor has it already. `own` are headers of this one answer. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  own: Readonly<Record<string, string>>,
): void {
  const { "accept-encoding": accepted = "", "if-none-match": known, "save-data": saveData } = request.headers
  const encoded = page.encodings[bestEncoding(accepted)]
  const ofThisOne = Object.entries({ ...own, ...speculationHeaders(saveData) }).flat()
  if (knows(known, encoded.etag)) {
    response.writeHead(304, [...encoded.headersWithoutBody, ...ofThisOne]).end()
    return
  }
  response.writeHead(200, [...encoded.headers, ...ofThisOne])
  response.end(request.method === "HEAD" ? undefined : encoded.bytes)
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
}
