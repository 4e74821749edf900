/** The list of place names that fields may offer: once on every page. */
export const PLACE_NAMES_ID = "place-names"
