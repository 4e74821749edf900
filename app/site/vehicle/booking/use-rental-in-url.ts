import { useEffect, useRef } from "react"
import { ALL_VEHICLES } from "#app/paths.ts"
import { TRANSIENT_PARAMS } from "#app/site/query-params.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { Service } from "#domain/pricing/service.ts"
import { RENTAL_PARAMS, rentalToQuery } from "./rental-query.ts"

/** Browsers refuse an address that changes too often, and a date field changes with every key. */
const WAIT_MS = 300

/** The address follows the hire, so that it can be shared, kept and opened again. */
export function useRentalInUrl(answers: Answers, offered: readonly Service[]) {
  const rental = rentalToQuery(answers, offered)
  const inAddress = useRef(rental)
  useEffect(() => {
    if (rental === inAddress.current) return
    const timer = setTimeout(() => {
      inAddress.current = rental
      history.replaceState(history.state, "", addressWith(rental))
      carryDates(rental)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [rental])
}

/** Links to other vehicles and back to the list, which the server drew, go on with the dates as they are now; totals of others go. */
function carryDates(rental: string) {
  const given = new URLSearchParams(rental)
  const [pickUpAt, returnAt] = [given.get("from"), given.get("to")]
  const dates = pickUpAt && returnAt && returnAt > pickUpAt ? `from=${pickUpAt}&to=${returnAt}` : ""
  for (const link of document.querySelectorAll<HTMLAnchorElement>(DATED_LINKS)) link.search = dates
  for (const total of document.querySelectorAll("#related-fleets [data-total]")) total.remove()
}

const DATED_LINKS = `#related-fleets a, #vehicle-head a[href^='${ALL_VEHICLES}']`

function addressWith(rental: string): string {
  const others = new URLSearchParams(location.search)
  for (const name of [...RENTAL_PARAMS, ...TRANSIENT_PARAMS]) others.delete(name)
  const query = [rental, others.toString()].filter(Boolean).join("&")
  return `${location.pathname}${query && `?${query}`}${location.hash}`
}
