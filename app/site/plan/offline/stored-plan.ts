import { copyUrl, OFFLINE_WORKER, PLAN_OFFLINE } from "#app/offline-paths.ts"
import { guidePath, PLAN } from "#app/paths.ts"
import type { CopyItem, OfflineCopy } from "#domain/trip/offline-copy.ts"
import { limitConcurrency } from "#lib/limit-concurrency.ts"

/** The plan on this device. One at a time. `missing` pages and files of `items` could not be stored. */
export type StoredPlan = { plan: string; day: string; bytes: number; items: number; missing: number }

export type StoreResult = { ok: true; stored: StoredPlan } | { ok: false; reason: "refused" | "noSpace" }

/** As in public/offline-worker.js. */
const CACHE = "offline-plan"
/** Where the cache has its `StoredPlan`. The service worker does not answer for this URL. */
const RECORD = PLAN_OFFLINE
/** The service worker serves URLs that begin so, and is not started for any other page. */
const SCOPES = [PLAN, guidePath("")]

const REQUESTS_AT_ONCE = 4
const REQUEST_LIMIT_MS = 30_000

/** Whether the browser can store pages: over plain HTTP and in some private windows it cannot. */
export function canStore(): boolean {
  return "serviceWorker" in navigator && "caches" in window
}

/** The stored plan of this device; null without one, or where the browser does not say. */
export async function readStoredPlan(): Promise<StoredPlan | null> {
  try {
    const record = await caches.match(RECORD, { cacheName: CACHE })
    return record ? ((await record.json()) as StoredPlan) : null // as `storePlan` wrote it
  } catch {
    return null
  }
}

type Progress = (done: number, all: number) => void

/** Stores a plan with its guides instead of any other plan. `day` is today in Sri Lanka. */
export async function storePlan(
  { pages, files }: OfflineCopy,
  { plan, day }: Pick<StoredPlan, "plan" | "day">,
  onProgress: Progress,
): Promise<StoreResult> {
  const items = [
    ...pages.map(({ address }) => ({ address, source: copyUrl(address) })),
    ...files.map(({ address }) => ({ address, source: address })),
  ]
  try {
    await Promise.all(SCOPES.map((scope) => navigator.serviceWorker.register(OFFLINE_WORKER, { scope })))
    await navigator.serviceWorker.ready
    const cache = await caches.open(CACHE)
    const sizes = await storeItems(cache, items, onProgress)
    const bytes = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
    const missing = sizes.filter((size) => size === null).length
    const stored = { plan, day, bytes, items: items.length, missing }
    await cache.put(RECORD, new Response(JSON.stringify(stored))) // Safari 16 has no `Response.json`
    if (missing === 0) await deleteOthers(cache, [RECORD, ...items.map(({ address }) => address)])
    return { ok: true, stored }
  } catch (error) {
    if (!(await readStoredPlan())) await removeStoredPlan().catch(() => {}) // the first failure is the one to name
    return { ok: false, reason: isOutOfSpace(error) ? "noSpace" : "refused" }
  }
}

/** Deletes the stored plan and the service worker. @throws where the browser refuses */
export async function removeStoredPlan(): Promise<void> {
  await caches.delete(CACHE)
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

/**
 * The scripts and fonts that this page has loaded: a stored plan needs the same. They are not in the HTML, from which the server
 * knows the other files.
 */
export function loadedFiles(): CopyItem[] {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[] // as their type says
  return entries.flatMap(({ name, decodedBodySize }) => {
    const { origin, pathname } = new URL(name)
    const isLoaded = origin === location.origin && /^\/assets\/.+\.(js|woff2)$/.test(pathname)
    return isLoaded ? { address: pathname, bytes: decodedBodySize } : []
  })
}

type Item = { address: string; source: string }

/** @returns the size of each item; null where it could not be fetched. @throws where the browser cannot store one: the rest is skipped */
async function storeItems(
  cache: Cache,
  items: readonly Item[],
  onProgress: Progress,
): Promise<(number | null)[]> {
  const queue = limitConcurrency(REQUESTS_AT_ONCE)
  const failures: unknown[] = []
  let done = 0
  const store = async ({ address, source }: Item): Promise<number | null> => {
    if (failures.length > 0) return null
    const file = await fetchFile(source)
    try {
      if (file) await cache.put(address, new Response(file.body, { headers: file.headers }))
    } catch (error) {
      failures.push(error)
    }
    done++
    onProgress(done, items.length)
    return file?.body.size ?? null
  }
  const sizes = await Promise.all(items.map((item) => queue.run(() => store(item))))
  if (failures.length > 0) throw failures[0]
  return sizes
}

/** Without cookies, so that a copy is in English and has no translation widget, which would need a connection. */
async function fetchFile(url: string): Promise<{ body: Blob; headers: Headers } | null> {
  try {
    const response = await fetch(url, {
      credentials: "omit",
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    })
    if (!response.ok) return null
    const headers = new Headers(response.headers)
    // The body is no longer compressed.
    headers.delete("content-encoding")
    headers.delete("content-length")
    return { body: await response.blob(), headers }
  } catch {
    return null
  }
}

async function deleteOthers(cache: Cache, urls: readonly string[]): Promise<void> {
  const needed = new Set(urls.map((url) => new URL(url, location.href).href))
  const others = (await cache.keys()).filter(({ url }) => !needed.has(url))
  await Promise.all(others.map((request) => cache.delete(request)))
}

function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError"
}
