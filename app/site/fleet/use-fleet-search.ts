import { useEffect, useRef, useState } from "react"
import { replaceQueryParams } from "#app/site/query-params.ts"
import type { CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import { cleanSearch, type ListQuery, PAGE_PARAM, SEARCH_PARAM } from "./list-query.ts"
import { loadFleet } from "./load-fleet.ts"
import { type DatedFleetResult, searchFleet } from "./search-fleet.ts"

type FleetSearch = { part: DatedFleetResult; query: ListQuery; categoryId: string | null; isDated: boolean }

/** The list that the server sent, until somebody types; from then on the same list, searched in the browser. */
export function useFleetSearch({ part, query, categoryId, isDated }: FleetSearch) {
  const [typed, setTyped] = useState<string | null>(null)
  const { fleet, load } = useWholeFleet()
  const live = typed === null ? query : { search: cleanSearch(typed), page: 1 }
  useAddress(typed === null ? null : live.search)

  function onType(text: string) {
    if (isDated) return
    setTyped(text)
    load()
  }

  return {
    query: live,
    part: typed === null || !fleet ? part : searchFleet(fleet, categoryId, live),
    isLoading: typed !== null && !fleet,
    isLive: fleet?.ok === true,
    onType,
    load: isDated ? () => {} : load,
  }
}

/** The whole fleet, asked for once; again only where that failed and somebody has typed since it was asked for. */
function useWholeFleet() {
  const [fleet, setFleet] = useState<CatalogueAnswer<ListedVehicle[]> | null>(null)
  const isAsking = useRef(false)
  const isWanted = useRef(false)
  async function load() {
    isWanted.current = true
    if (isAsking.current) return
    isAsking.current = true
    while (isWanted.current) {
      isWanted.current = false
      const answer = await loadFleet()
      setFleet(answer)
      if (answer.ok) return // and nobody asks again
    }
    isAsking.current = false
  }
  return { fleet, load: () => void load() }
}

// Browsers refuse more than a hundred changes of the address in half a minute.
const ADDRESS_DELAY_MS = 300

/** Keeps the search in the address. Where somebody types, the list begins with its first page again. */
function useAddress(search: string | null) {
  useEffect(() => {
    if (search === null) return
    const timer = setTimeout(
      () => replaceQueryParams({ [SEARCH_PARAM]: search, [PAGE_PARAM]: "" }),
      ADDRESS_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [search])
}
