/** Twelve values, one for each month, January first. */
export type ByMonth = readonly number[]

/** Climate normals of a weather station, as its source publishes them. */
export type ClimateStation = {
  id: string
  name: string
  /** The years of the means: `1961-1990`. */
  period: string
  source: string
  href: string
  /** Mean rain of each month in millimetres. */
  rainMm: ByMonth
  /** Mean highest and lowest temperature of a day in degrees Celsius; null if the source has none. */
  highC: ByMonth | null
  lowC: ByMonth | null
}
