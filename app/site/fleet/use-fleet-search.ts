import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"
import type { CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import { type FleetPart, fleetPart } from "./fleet-part.ts"
import { cleanSearch, type ListQuery, listHref } from "./list-address.ts"
import { loadFleet } from "./load-fleet.ts"

type FleetSearch = { part: FleetPart; query: ListQuery; categoryId: string | null }

/** The list that the server sent, until somebody types; from then on the same list, searched in the browser. */
export function useFleetSearch({ part, query, categoryId }: FleetSearch) {
  const [typed, setTyped] = useState<string | null>(null)
  const { fleet, load } = useWholeFleet()
  const live = typed === null ? query : { search: cleanSearch(typed), page: 1 }
  useAddress(typed === null ? null : live)

  function onType(text: string) {
    setTyped(text)
    load()
  }

  return {
    query: live,
    part: typed === null || !fleet ? part : fleetPart(fleet, categoryId, live),
    isLoading: typed !== null && !fleet,
    isLive: fleet?.ok === true,
    onType,
    load,
  }
}

/** The whole fleet, asked for once; again only where that failed. */
function useWholeFleet() {
  const [fleet, setFleet] = useState<CatalogueAnswer<ListedVehicle[]> | null>(null)
  const isAsked = useRef(false)
  async function load() {
    if (isAsked.current) return
    isAsked.current = true
    const answer = await loadFleet()
    isAsked.current = answer.ok
    setFleet(answer)
  }
  return { fleet, load: () => void load() }
}

// Browsers refuse more than a hundred changes of the address in half a minute.
const ADDRESS_DELAY_MS = 300

/** Keeps what is shown in the address, so that it can be shared and found again after a visit to a vehicle's page. */
function useAddress(query: ListQuery | null) {
  const { pathname, search } = useLocation()
  const href = query && listHref(pathname, new URLSearchParams(search), query)
  useEffect(() => {
    if (href === null) return
    const timer = setTimeout(() => history.replaceState(history.state, "", href), ADDRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [href])
}
