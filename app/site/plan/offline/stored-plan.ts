import { copyUrl, OFFLINE_WORKER, PLAN_OFFLINE } from "#app/offline-paths.ts"
import { guidePath, PLAN } from "#app/paths.ts"
import type { OfflineCopy, OfflineCopyItem } from "#domain/trip/offline-copy.ts"
import { limitConcurrency } from "#lib/limit-concurrency.ts"

/**
 * The plan that is stored on this device; there is at most one. `plan` is its query as `planQuery` writes it, `day` the date on
 * which it was stored. `items` is the number of its pages and files, `missing` the number of those that could not be stored.
 */
export type StoredPlan = { plan: string; day: string; bytes: number; items: number; missing: number }

/** 'noSpace': the storage of the browser is full. 'refused': any other failure. */
export type StoreResult = { ok: true; stored: StoredPlan } | { ok: false; reason: "refused" | "noSpace" }

/** The name is the same in public/offline-worker.js. */
const CACHE_NAME = "offline-plan"
/** The key of the `StoredPlan` in the cache. The service worker does not answer requests for this URL. */
const RECORD_URL = PLAN_OFFLINE
/** The scopes of the service worker. It is not started for any other page. */
const SCOPES = [PLAN, guidePath("")]

const MAX_CONCURRENT_REQUESTS = 4
const REQUEST_TIMEOUT_MS = 30_000

/** Whether the browser can store pages: over plain HTTP and in some private windows it cannot. */
export function canStore(): boolean {
  return "serviceWorker" in navigator && "caches" in window
}

/** The stored plan of this device. Null: there is none, or the browser refuses to read it. */
export async function readStoredPlan(): Promise<StoredPlan | null> {
  try {
    const record = await caches.match(RECORD_URL, { cacheName: CACHE_NAME })
    return record ? ((await record.json()) as StoredPlan) : null // as `storePlan` wrote it
  } catch {
    return null
  }
}

type Progress = (doneCount: number, totalCount: number) => void

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
    const cache = await caches.open(CACHE_NAME)
    const sizes = await storeItems(cache, items, onProgress)
    const bytes = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
    const missing = sizes.filter((size) => size === null).length
    const stored = { plan, day, bytes, items: items.length, missing }
    await cache.put(RECORD_URL, new Response(JSON.stringify(stored))) // Safari 16 has no `Response.json`
    if (missing === 0) await deleteOtherEntries(cache, [RECORD_URL, ...items.map(({ address }) => address)])
    return { ok: true, stored }
  } catch (error) {
    if (!(await readStoredPlan())) await removeStoredPlan().catch(() => {}) // the first failure is the one to report
    return { ok: false, reason: isOutOfSpace(error) ? "noSpace" : "refused" }
  }
}

/** Deletes the stored plan and the service worker. @throws if the browser refuses */
export async function removeStoredPlan(): Promise<void> {
  await caches.delete(CACHE_NAME)
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

/**
 * The scripts and fonts that this page has loaded, because a stored plan needs the same files. The server cannot list them: it
 * reads the other files from the HTML, and these are not in it.
 */
export function loadedFiles(): OfflineCopyItem[] {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[] // as their type says
  return entries.flatMap(({ name, decodedBodySize }) => {
    const { origin, pathname } = new URL(name)
    const isScriptOrFont = origin === location.origin && /^\/assets\/.+\.(js|woff2)$/.test(pathname)
    return isScriptOrFont ? { address: pathname, bytes: decodedBodySize } : []
  })
}

/** A page or file: the path under which it is stored, and the URL from which it is fetched. */
type Item = { address: string; source: string }

/**
 * @returns the size of each item; null for an item that could not be fetched
 * @throws if the browser cannot store an item; the remaining ones are skipped
 */
async function storeItems(
  cache: Cache,
  items: readonly Item[],
  onProgress: Progress,
): Promise<(number | null)[]> {
  const queue = limitConcurrency(MAX_CONCURRENT_REQUESTS)
  const failures: unknown[] = []
  let doneCount = 0
  const store = async ({ address, source }: Item): Promise<number | null> => {
    if (failures.length > 0) return null
    const item = await fetchItem(source)
    try {
      if (item) await cache.put(address, new Response(item.body, { headers: item.headers }))
    } catch (error) {
      failures.push(error)
    }
    doneCount++
    onProgress(doneCount, items.length)
    return item?.body.size ?? null
  }
  const sizes = await Promise.all(items.map((item) => queue.run(() => store(item))))
  if (failures.length > 0) throw failures[0]
  return sizes
}

/**
 * Fetches a page or file. Null: it failed. The request has no cookies, so that a copy is in English and has no translation
 * widget, which would need a connection.
 */
async function fetchItem(url: string): Promise<{ body: Blob; headers: Headers } | null> {
  try {
    const response = await fetch(url, {
      credentials: "omit",
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    if (!response.ok) return null
    const headers = new Headers(response.headers)
    // The stored body is not compressed, so its headers must not say that it is.
    headers.delete("content-encoding")
    headers.delete("content-length")
    return { body: await response.blob(), headers }
  } catch {
    return null
  }
}

async function deleteOtherEntries(cache: Cache, urls: readonly string[]): Promise<void> {
  const needed = new Set(urls.map((url) => new URL(url, location.href).href))
  const others = (await cache.keys()).filter(({ url }) => !needed.has(url))
  await Promise.all(others.map((request) => cache.delete(request)))
}

function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError"
}
