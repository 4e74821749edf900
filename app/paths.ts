/** An id of another admin host may be any text. */
export function vehiclePath(id: string): string {
  return `/cars/${encodeURIComponent(id)}`
}

/** `categoryId` null: the list of all vehicles. */
export function listingPath(categoryId: string | null): string {
  return categoryId === null ? "/carlist" : `/carlist/${encodeURIComponent(categoryId)}`
}
