/** The event that an island dispatches on an inserted element of another page. The islands in that element are then hydrated. */
export const INSERTED_EVENT = "inserted"
