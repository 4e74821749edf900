import type { Place } from "#domain/content/place.ts"
import type { RateLimits } from "#domain/enquiry/rate-limiter.ts"
import { routePoints } from "./share.ts"
import type { Trip } from "./trip.ts"

/** A page, or a file that pages load, with its stored (uncompressed) size in bytes. `address`: its path with the query. */
export type OfflineCopyItem = { address: string; bytes: number }

/** The pages and files that a device needs to show a plan and its guides without a connection. */
export type OfflineCopy = { pages: readonly OfflineCopyItem[]; files: readonly OfflineCopyItem[] }

/**
 * The limits of requests for the list of a copy from one address, because the server renders each of its pages. A person opens a
 * few plans only.
 */
export const OFFLINE_COPY_LIMITS: RateLimits = { perMinute: 20, perHour: 100 }

/** The size of a copy in bytes. */
export function offlineCopyBytes({ pages, files }: OfflineCopy): number {
  return [...pages, ...files].reduce((sum, { bytes }) => sum + bytes, 0)
}

/** The places of a trip that have a guide, start and end included, each once, in their order. */
export function guidesOf(trip: Pick<Trip, "start" | "stops" | "end">): Place[] {
  return [...new Set(routePoints(trip).flatMap(({ place }) => place ?? []))]
}
