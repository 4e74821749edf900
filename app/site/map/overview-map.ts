// What the map of all places shows besides their dots, at home and above the list of guides.

/** Rings around Dambulla, in a straight line: they reach both ends of the island. */
export const RINGS_KM = [50, 100, 150, 200]

/** The places whose names are written: those that people find their way by, far enough apart to be read. */
export const NAMED_PLACES = [
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
