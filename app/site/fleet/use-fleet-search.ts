import { useEffect, useRef, useState } from "react"
import { FLEET_JSON } from "#app/paths.ts"
import { replaceQueryParams } from "#app/site/query-params.ts"
import type { CatalogueResult } from "#domain/catalogue/catalogue.ts"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import { cleanSearch, type ListQuery, PAGE_PARAM, SEARCH_PARAM } from "./list-query.ts"
import { type PricedFleetResult, searchFleet } from "./search-fleet.ts"

type FleetSearchOptions = {
  result: PricedFleetResult
  query: ListQuery
  categoryId: string | null
  isSearchedOnServer: boolean
}

/** The result that the server rendered. After the visitor types, it is the result of a search in the browser. */
export function useFleetSearch({ result, query, categoryId, isSearchedOnServer }: FleetSearchOptions) {
  const [typedText, setTypedText] = useState<string | null>(null)
  const { fleet, load } = useWholeFleet()
  const liveQuery = typedText === null ? query : { search: cleanSearch(typedText), page: 1 }
  useSearchInUrl(typedText === null ? null : liveQuery.search)

  function onType(text: string) {
    if (isSearchedOnServer) return
    setTypedText(text)
    load()
  }

  return {
    query: liveQuery,
    result: typedText === null || !fleet ? result : searchFleet(fleet, categoryId, liveQuery),
    isLoading: typedText !== null && !fleet,
    isLive: fleet?.ok === true,
    onType,
    load: isSearchedOnServer ? () => {} : load,
  }
}

/**
 * The whole fleet. Once it is loaded, `load` requests nothing more. After a failure, it is requested again if `load` was called in
 * the meantime, and otherwise by the next call.
 */
function useWholeFleet() {
  const [fleet, setFleet] = useState<CatalogueResult<ListedVehicle[]> | null>(null)
  const isLoading = useRef(false)
  const isRequested = useRef(false)
  async function load() {
    isRequested.current = true
    if (isLoading.current) return
    isLoading.current = true
    while (isRequested.current) {
      isRequested.current = false
      const result = await loadFleet()
      setFleet(result)
      if (result.ok) return // `isLoading` stays true, so that it is never requested again
    }
    isLoading.current = false
  }
  return { fleet, load: () => void load() }
}

// Browsers limit the calls of `replaceState`: Safari to 100 in 30 seconds.
const URL_DELAY_MS = 300

/** Writes the search into the query. A search begins with the first page. */
function useSearchInUrl(search: string | null) {
  useEffect(() => {
    if (search === null) return
    const timer = setTimeout(
      () => replaceQueryParams({ [SEARCH_PARAM]: search, [PAGE_PARAM]: "" }),
      URL_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [search])
}

const TIMEOUT_MS = 15_000

/** Fetches the whole list. A failure is a value, as in the catalogue port. */
async function loadFleet(): Promise<CatalogueResult<ListedVehicle[]>> {
  try {
    const response = await fetch(FLEET_JSON, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return (await response.json()) as CatalogueResult<ListedVehicle[]> // written by fleet-json.ts
  } catch {
    return { ok: false, reason: "unreachable" }
  }
}
