import { extname } from "node:path"
import sirv from "sirv"
import { OFFLINE_WORKER } from "#app/offline-paths.ts"
import { CLIENT_BUILD } from "./built-files.ts"
import type { Middleware } from "./http.ts"
import { WORKER_POLICY } from "./security-headers.ts"

const YEAR_SECONDS = 365 * 24 * 60 * 60
const DAY_SECONDS = 24 * 60 * 60

/** The content types of text files, with UTF-8. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
}

/**
 * Serves the client build with its precompressed files. A file name in assets/ changes with its content, so browsers cache it for a
 * year; pictures keep their names and are revalidated after a day.
 */
export function staticFiles(folder = CLIENT_BUILD): Middleware {
  const sendFile = filesIn(folder)
  return (request, response, next) => {
    // Ignores ranges, as a server may, because none of our files is long. sirv throws at a range that ends before it begins:
    // `bytes=9-1` would end the process.
    if (request.headers.range !== undefined) delete request.headers.range
    // sirv lists the files at start. One that is deleted later, as in an upgrade, ends this response only.
    response.once("pipe", (file) => file.once("error", () => response.destroy()))
    sendFile(request, response, next)
  }
}

function filesIn(folder: string): Middleware {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith("/assets/")
      response.setHeader(
        "cache-control",
        isHashed
          ? `public, max-age=${YEAR_SECONDS}, immutable`
          : `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${DAY_SECONDS}`,
      )
      const textType = TEXT_TYPES[extname(path)]
      if (textType) response.setHeader("content-type", `${textType}; charset=utf-8`)
      if (path === "/favicon.ico") response.setHeader("content-type", "image/x-icon") // sirv knows no such type
      // A browser checks the service worker for updates. The worker's requests are subject to the policy of this
      // response.
      if (path === OFFLINE_WORKER) {
        response.setHeader("cache-control", "no-cache")
        response.setHeader("content-security-policy", WORKER_POLICY)
      }
      // Clients of the public API show our pictures on pages of another origin.
      if (path.startsWith("/images/")) response.setHeader("cross-origin-resource-policy", "cross-origin")
    },
  })
}
