import type { IncomingMessage, ServerResponse } from "node:http"
import { bestEncoding } from "./content-encoding.ts"
import { savesData } from "./speculation.ts"
import type { StoredPage } from "./stored-page.ts"

/** Sends a page that is kept, or the word that the visitor has it already. `own` are names and values of this one answer. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  own: readonly string[],
): void {
  const { "accept-encoding": accepted = "", "if-none-match": known, "save-data": saveData } = request.headers
  const { etag, bytes, headers, headersWithoutBody } = page.encodings[bestEncoding(accepted)]
  const list = savesData(saveData) ? "savingData" : "usual"
  if (knows(known, etag)) return void response.writeHead(304, withOwn(headersWithoutBody[list], own)).end()
  response.writeHead(200, withOwn(headers[list], own))
  response.end(request.method === "HEAD" ? undefined : bytes)
}

/** Node reads the list and leaves it as it is, though its type does not say so. */
function withOwn(list: readonly string[], own: readonly string[]): string[] {
  return own.length === 0 ? (list as string[]) : [...list, ...own]
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
}
