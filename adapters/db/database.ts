import type { Kysely } from "kysely"
import type { Tables } from "./tables.ts"

/** Our database, whichever engine is behind it: every query that goes through it runs on SQLite and on PostgreSQL. */
export type Database = Kysely<Tables>
