import type { WallTime } from "#domain/rental-period.ts"

/**
 * The orders of the inbox. 'newest': by the time of receipt, latest first. 'pickUp': by the time of pick-up, earliest first,
 * without enquiries that have no pick-up time.
 */
export type InboxOrder = "newest" | "pickUp"

/** The order of the inbox, and its filter by pick-up time; null: no limit. */
export type InboxPickUp = {
  order: InboxOrder
  pickUpFrom: WallTime | null
  pickUpBefore: WallTime | null
}

/** The `InboxFilter` that every enquiry matches, in the usual order. */
export const ALL_ENQUIRIES = {
  kind: null,
  state: null,
  vehicle: null,
  primaryDeliveryFailed: false,
  customerEmailFailed: false,
  searchText: "",
  receivedFrom: null,
  receivedBefore: null,
  order: "newest",
  pickUpFrom: null,
  pickUpBefore: null,
} as const

/** The references of the entries before and after an entry in the list; null at its ends. */
export type InboxNeighbours = { previous: string | null; next: string | null }
