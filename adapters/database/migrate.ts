import { type Kysely, sql } from "kysely"
import { type Migration, Migrator } from "kysely/migration"
import { CATALOGUE } from "./migrations/001-catalogue.ts"
import { ENQUIRIES } from "./migrations/002-enquiries.ts"
import { STAFF } from "./migrations/003-staff.ts"
import { desk } from "./migrations/004-desk.ts"
import { DESK_HISTORY } from "./migrations/005-desk-history.ts"
import { AUDIT } from "./migrations/006-audit.ts"
import { PICTURES } from "./migrations/007-pictures.ts"
import { hires } from "./migrations/008-hires.ts"
import { SITE_SETTINGS } from "./migrations/009-site-settings.ts"
import { LETTERS } from "./migrations/010-letters.ts"
import { privacy } from "./migrations/011-privacy.ts"
import { DESK_BY_VEHICLE } from "./migrations/012-desk-by-vehicle.ts"
import { EXTRAS } from "./migrations/013-extras.ts"
import { retention } from "./migrations/014-retention.ts"
import { CODE_GIVEN_AT } from "./migrations/015-code-given-at.ts"
import { STAFF_LINKS } from "./migrations/016-staff-links.ts"
import { OUTBOX } from "./migrations/017-outbox.ts"
import { rolesOfExtras } from "./migrations/018-roles-of-extras.ts"
import { INBOX_AND_BOOKINGS } from "./migrations/019-inbox-and-bookings.ts"
import { agreedBookings } from "./migrations/020-agreed-bookings.ts"
import { FLEET_RIGHT } from "./migrations/020-fleet-right.ts"
import { inboxSearch } from "./migrations/020-inbox-search.ts"
import { REPLY_TEMPLATES } from "./migrations/020-reply-templates.ts"
import { staffBookings } from "./migrations/020-staff-bookings.ts"
import { DESTINATIONS_IN_CODE } from "./migrations/021-destinations.ts"
import { WENT_OUT } from "./migrations/022-went-out.ts"

/**
 * The migrations in the order of their names, forward only. A database with a newer schema stops the start. Migrations before 019
 * use former names, for example `desk_entries` for `inbox_entries`, `desk_events` for `enquiry_events`, `letters` for `emails`, and
 * 'hire' for a booking in the calendar. After a new migration run `node tools/dump-schema-version.ts`, which dumps a small database
 * of that version for the tests of later migrations.
 */
const MIGRATIONS = {
  "001-catalogue": migration(CATALOGUE),
  "002-enquiries": migration(ENQUIRIES),
  "003-staff": migration(STAFF),
  "004-desk": desk,
  "005-desk-history": migration(DESK_HISTORY),
  "006-audit": migration(AUDIT),
  "007-pictures": migration(PICTURES),
  "008-hires": hires,
  "009-site-settings": migration(SITE_SETTINGS),
  "010-letters": migration(LETTERS),
  "011-privacy": privacy,
  "012-desk-by-vehicle": migration(DESK_BY_VEHICLE),
  "013-extras": migration(EXTRAS),
  "014-retention": retention,
  "015-code-given-at": migration(CODE_GIVEN_AT),
  "016-staff-links": migration(STAFF_LINKS),
  "017-outbox": migration(OUTBOX),
  "018-roles-of-extras": rolesOfExtras,
  "019-inbox-and-bookings": migration(INBOX_AND_BOOKINGS),
  "020-agreed-bookings": combine(
    agreedBookings,
    migration(FLEET_RIGHT),
    inboxSearch,
    migration(REPLY_TEMPLATES),
    staffBookings,
  ),
  "021-destinations": migration(DESTINATIONS_IN_CODE),
  "022-went-out": migration(WENT_OUT),
}

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

/**
 * Brings the schema up to date in one transaction. When several processes start at once, one migrates and the others wait: on
 * PostgreSQL for Kysely's advisory lock, on SQLite for the write lock.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw withExplanation(error)
}

const MISSING_MIGRATION = /previously executed migration (\S+) is missing/

/** Kysely calls these migrations corrupt; the database was migrated by a newer program. */
function withExplanation(error: unknown): unknown {
  const newerMigration = error instanceof Error && MISSING_MIGRATION.exec(error.message)?.[1]
  if (!newerMigration) return error
  return new Error(
    `its schema is ahead of this program, which does not know ${newerMigration}. Start the newer version, or restore a backup of this one.`,
    { cause: error },
  )
}

/** One migration that runs several in order. */
function combine(...migrations: Migration[]): Migration {
  return {
    async up(db) {
      for (const item of migrations) await item.up(db)
    },
  }
}

function migration(statements: readonly string[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}
