import * as v from "valibot"

/** The properties of a stored price line with the reasons why its rate differs. Older rows have neither. */
export const rateMarks = {
  season: v.optional(v.object({ name: v.string(), percent: v.number() })),
  isAbroadRate: v.optional(v.literal(true)),
}
