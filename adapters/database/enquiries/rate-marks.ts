import * as v from "valibot"

/** The properties of a stored price line that say why its rate differs. Rows from before they existed have neither. */
export const rateMarks = {
  season: v.optional(v.object({ name: v.string(), percent: v.number() })),
  isAbroadRate: v.optional(v.literal(true)),
}
