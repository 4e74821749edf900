import { useEffect, useRef } from "react"
import { TRANSIENT_PARAMS } from "#app/site/query-params.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { Extra } from "#domain/pricing/extra.ts"
import { RENTAL_PARAMS, rentalToQuery } from "./rental-query.ts"

/** Browsers limit the calls of `replaceState`, and a date field changes at every key. */
const URL_DELAY_MS = 300

/** Writes the rental into the query of the URL, so that it can be shared and reopened. */
export function useRentalInUrl(answers: Answers, offeredExtras: readonly Extra[]) {
  const rentalQuery = rentalToQuery(answers, offeredExtras)
  const queryInUrl = useRef(rentalQuery)
  useEffect(() => {
    if (rentalQuery === queryInUrl.current) return
    const timer = setTimeout(() => {
      queryInUrl.current = rentalQuery
      history.replaceState(history.state, "", urlWith(rentalQuery))
      updateDatedLinks()
    }, URL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [rentalQuery])
}

/**
 * Gives the query of the page to the links that the server rendered outside the island, and removes the outdated totals and
 * availability of other vehicles.
 */
function updateDatedLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(DATED_LINKS)) link.search = location.search
  for (const element of document.querySelectorAll("#related-fleets [data-for-dates]")) element.remove()
}

const DATED_LINKS = "a[data-dated],[data-dated] a,#related-fleets a"

function urlWith(rentalQuery: string): string {
  const others = new URLSearchParams(location.search)
  for (const name of [...RENTAL_PARAMS, ...TRANSIENT_PARAMS]) others.delete(name)
  const query = [rentalQuery, others.toString()].filter(Boolean).join("&")
  return `${location.pathname}${query && `?${query}`}${location.hash}`
}
