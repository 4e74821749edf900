// Not in paths.ts, because the scripts of most pages contain that file.

import type { RoutePath } from "./paths.ts"

/** The pages and files that a device stores with a plan, with their sizes, as JSON. */
export const PLAN_OFFLINE = "/plan/offline.json" satisfies RoutePath
/** The service worker of stored plans, in public/. */
export const OFFLINE_WORKER = "/offline-worker.js"

const COPY_PARAM = "copy"

/** The URL of a page's copy for storage on a device. The copy has a notice that says so, and each picture in one size. */
export function copyUrl(url: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}${COPY_PARAM}=1`
}

/** Whether the query of a URL is that of a copy. */
export function isCopyUrl(searchParams: URLSearchParams): boolean {
  return searchParams.has(COPY_PARAM)
}

/** The query of the original page, from the query of its copy. */
export function withoutCopy(search: string): string {
  return search.replace(/[?&]copy=1$/, "")
}
