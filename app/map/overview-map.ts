// The settings of the map of all places, on the home page, the list of guides and the planner without a plan.

/** The distances of the rings around Dambulla, in a straight line. They reach both ends of the island. */
export const RINGS_KM = [50, 100, 150, 200]

/** The places with a label: well-known ones, far enough apart to be legible. */
export const LABELLED_PLACES = [
  "dambulla",
  "jaffna",
  "trincomalee",
  "anuradhapura",
  "kandy",
  "colombo",
  "galle",
  "ella",
  "negombo",
]
