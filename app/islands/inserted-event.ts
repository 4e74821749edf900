/** The event of an element of another page that an island inserted. Its own islands are then hydrated. */
export const INSERTED_EVENT = "inserted"
