// Not in paths.ts, because the scripts of most pages contain that file.

import type { RoutePath } from "./paths.ts"

/** The pages and files that a device stores with a plan, with their sizes, as JSON. */
export const PLAN_OFFLINE = "/plan/offline.json" satisfies RoutePath
/** The service worker of stored plans, in public/. */
export const OFFLINE_WORKER = "/offline-worker.js"

const COPY = "copy"

/** The URL of the copy of a page that is stored on a device. The copy says so, and has each picture in one size. */
export function copyUrl(url: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}${COPY}=1`
}

/** Whether a URL is that of a copy. */
export function isCopyUrl(searchParams: URLSearchParams): boolean {
  return searchParams.has(COPY)
}

/** The query of the page that a copy is stored for. */
export function withoutCopy(search: string): string {
  return search.replace(/[?&]copy=1$/, "")
}
