/** The event that an island dispatches on an element of another page, after inserting that element. Its islands are then hydrated. */
export const INSERTED_EVENT = "inserted"
