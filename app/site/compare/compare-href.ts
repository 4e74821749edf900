import { COMPARE } from "#app/paths.ts"
import { ABROAD_PARAM, DATE_PARAMS, EXTRAS_PARAM, encodeReadably } from "#app/site/rental-dates.ts"

/** The parameters of a comparison other than its vehicles. */
const RENTAL_PARAMS = [...DATE_PARAMS, ABROAD_PARAM, EXTRAS_PARAM, "km"] as const

/** The URL of a comparison, `/compare?ids=a,b&from=...`, with the other parameters of the current query. */
export function compareHref(ids: readonly string[], current: URLSearchParams): string {
  const rentalParams = RENTAL_PARAMS.flatMap((name) => {
    const value = current.get(name)
    return value ? [`${name}=${encodeReadably(value)}`] : []
  })
  const idsParam = ids.length > 0 ? [`ids=${ids.map(encodeURIComponent).join(",")}`] : []
  const query = [...idsParam, ...rentalParams].join("&")
  return query ? `${COMPARE}?${query}` : COMPARE
}
