import { carriedQuery } from "#app/site/rental-dates.ts"
import { useVisitorDates } from "./layout-data.ts"

/** Hidden fields with the visitor's dates, for a GET form without fields for them. */
export function CarriedDates() {
  return [...new URLSearchParams(carriedQuery(useVisitorDates()))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
