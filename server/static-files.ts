import { extname } from "node:path"
import { fileURLToPath } from "node:url"
import sirv from "sirv"
import type { Middleware } from "./http.ts"

const CLIENT = fileURLToPath(new URL("../build/client/", import.meta.url))
const YEAR_SECONDS = 365 * 24 * 60 * 60
const DAY_SECONDS = 24 * 60 * 60

/** All text of ours is UTF-8, and says so. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
}

/**
 * What the build left for browsers, compressed beforehand. A name in assets/ changes with its content and is kept
 * for a year; pictures keep their names, so they are asked about again after a day.
 */
export function staticFiles(): Middleware {
  return sirv(CLIENT, {
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
      const text = TEXT_TYPES[extname(path)]
      if (text) response.setHeader("content-type", `${text}; charset=utf-8`)
      // Whoever reads the public API shows our pictures on pages of another origin.
      if (path.startsWith("/images/")) response.setHeader("cross-origin-resource-policy", "cross-origin")
    },
  })
}
