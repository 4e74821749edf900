/** A trip that an editor has written: a route for the planner, and a text for each day. Source: content/trips.json. */
export type ReadyTrip = {
  slug: string
  title: string
  description: string
  intro: string
  /** The day of the last edit, `YYYY-MM-DD`. */
  editedOn: string
  /** The stop whose picture stands for the trip. */
  cover: string
  /** `airport` or the slug of a place, as in the plan of a visitor. */
  start: string
  end: string
  stops: readonly { place: string; nights: number }[]
  /** One text for each day. A trip has one more day than nights. */
  days: readonly string[]
}
