/** The id of the datalist of place names, which every page has once. */
export const PLACE_NAMES_ID = "place-names"
