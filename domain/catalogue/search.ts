/** Vehicles on one page of a list. Source: docs/requirements.md, R5.2. */
export const PAGE_SIZE = 30

/** The number of characters of a search text that are compared. The rest is ignored. */
export const MAX_SEARCH_LENGTH = 100

/** One page of a list. `matchCount`: the number of items on all pages. */
export type ListPage<T> = { items: T[]; page: number; pageCount: number; matchCount: number }

/** Case-insensitive substring match on the name; an empty search matches all. Source: docs/requirements.md, R5.1. */
export function searchByName<T extends Named>(vehicles: readonly T[], search: string): readonly T[] {
  const query = normaliseSearch(search)
  if (query === "") return vehicles
  const names = lowerCaseNames(vehicles)
  return vehicles.filter((_, index) => names[index]?.includes(query))
}

/**
 * Returns one page of a list, counted from 1. An empty list has one empty page.
 * @returns null for a page that does not exist
 */
export function paginate<T>(items: readonly T[], page: number): ListPage<T> | null {
  const pageCount = Math.max(1, Math.ceil(items.length / PAGE_SIZE))
  if (!Number.isSafeInteger(page) || page < 1 || page > pageCount) return null
  const start = (page - 1) * PAGE_SIZE
  return { items: items.slice(start, start + PAGE_SIZE), page, pageCount, matchCount: items.length }
}

type Named = { name: string }

const cachedNames = new WeakMap<readonly Named[], readonly string[]>()

/** The names of a list in lower case. They are computed once for each list, because a list is searched at every keystroke. */
function lowerCaseNames(vehicles: readonly Named[]): readonly string[] {
  const cached = cachedNames.get(vehicles)
  if (cached) return cached
  const names = vehicles.map(({ name }) => name.toLowerCase())
  cachedNames.set(vehicles, names)
  return names
}

function normaliseSearch(search: string): string {
  return search.slice(0, MAX_SEARCH_LENGTH).replaceAll("\0", "").trim().toLowerCase()
}
