import type { Place } from "#domain/content/place.ts"
import { pathOf } from "./share.ts"
import type { Trip } from "./trip.ts"

/** A page, or a file that pages show, with its size in bytes as it is stored: not compressed. */
export type CopyItem = { address: string; bytes: number }

/** Everything that a device needs to show a plan and its guides without a connection. */
export type OfflineCopy = { pages: readonly CopyItem[]; files: readonly CopyItem[] }

/** The size of a copy in bytes. */
export function copyBytes({ pages, files }: OfflineCopy): number {
  return [...pages, ...files].reduce((sum, { bytes }) => sum + bytes, 0)
}

/** The places of a trip that have a guide, start and end included, each once, in their order. */
export function guidesOf(trip: Pick<Trip, "start" | "stops" | "end">): Place[] {
  return [...new Set(pathOf(trip).flatMap(({ place }) => place ?? []))]
}
