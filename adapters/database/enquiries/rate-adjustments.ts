import * as v from "valibot"

/** The properties of a stored vehicle line that say why its rate is not the normal one. Older rows have neither. */
export const rateAdjustments = {
  season: v.optional(v.object({ name: v.string(), percent: v.number() })),
  isAbroadRate: v.optional(v.literal(true)),
}
