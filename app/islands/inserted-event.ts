/**
 * The event that an island dispatches on an element that it fetched from another page and inserted. The islands in the element are
 * then hydrated.
 */
export const INSERTED_EVENT = "inserted"
