const format = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" })

/** The months in English, in full; the first is January. */
export const MONTH_NAMES: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  format.format(Date.UTC(2026, month, 1)),
)
