/** The subjects of a report. */
export const ROAD_STATE_KINDS = ["road", "rail", "fuel"] as const

/** The conditions of a road, railway or fuel supply, most severe first. */
export const ROAD_CONDITIONS = ["closed", "doubtful", "restricted", "reopened"] as const
export type RoadCondition = (typeof ROAD_CONDITIONS)[number]

/**
 * A dated report about a road, a railway or the supply of fuel, with its source. `reportedOn` is the day of the newest
 * report that was read, `YYYY-MM-DD`; nothing later is known.
 */
export type RoadState = {
  id: string
  kind: (typeof ROAD_STATE_KINDS)[number]
  /** The roads or lines, as signs and maps name them. */
  names: readonly string[]
  condition: RoadCondition
  title: string
  text: string
  reportedOn: string
  source: string
  href: string
  /** The slugs of the places whose guides show the report. */
  places: readonly string[]
  /** The roads in `content/roads.json` that the report is about, each as the names of its two junctions. */
  edges: readonly (readonly [string, string])[]
}

/** Whether a plan must avoid the road. It is closed, or it was washed away and no reopening is known. */
export function isImpassable({ condition }: Pick<RoadState, "condition">): boolean {
  return condition === "closed" || condition === "doubtful"
}

/** Compares reports for sorting: by severity, closed first, then the newest first. */
export function bySeverity(one: RoadState, other: RoadState): number {
  const difference = ROAD_CONDITIONS.indexOf(one.condition) - ROAD_CONDITIONS.indexOf(other.condition)
  return difference || other.reportedOn.localeCompare(one.reportedOn)
}

/** The month of the newest report on a page: the latest of the month of its text and the months of its road reports. */
export function newestReportMonth(textMonth: string, states: readonly RoadState[]): string {
  const months = states.map(({ reportedOn }) => reportedOn.slice(0, "YYYY-MM".length))
  return [textMonth, ...months].toSorted().at(-1) ?? textMonth
}
