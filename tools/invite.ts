// Prints a one-time link that creates an office account: for a new owner, or one who is locked out.
//   npm run invite            for a staff member
//   npm run invite -- owner   for an owner
import { openDatabase } from "#adapters/database/database.ts"
import { createInvitation } from "#adapters/database/staff/invitations.ts"
import { welcomeLink } from "#app/office/paths.ts"
import { isStaffRole, STAFF_ROLES } from "#domain/staff/staff-member.ts"
import { type Config, ConfigError } from "#server/config.ts"
import { databaseLocation } from "#server/database-location.ts"
import { runProgram } from "#server/run-program.ts"

async function main(config: Config): Promise<void> {
  const role = process.argv[2] ?? "staff"
  if (!isStaffRole(role)) throw new ConfigError([`role: write one of ${STAFF_ROLES.join(", ")}`])
  const db = await openDatabase(databaseLocation(config), (_, message) => console.error(message))
  const secret = await createInvitation(db, role, null, new Date()) // by no member of staff
  console.log(welcomeLink(config.officeUrl, secret))
  await db.destroy()
}

runProgram(main)
