// Prints a one-time link that makes an account of the office: for the owner who is locked out, or came later.
//   npm run invite            for one of the staff
//   npm run invite -- owner   for an owner
import { existsSync } from "node:fs"
import { openDatabase } from "#adapters/db/database.ts"
import { createInvitation } from "#adapters/staff-db/invitations.ts"
import { welcomeLink } from "#app/office/paths.ts"
import { isStaffRole, STAFF_ROLES } from "#domain/staff/staff-member.ts"
import { ConfigError, readConfig } from "#server/config.ts"
import { databaseLocation } from "#server/database-location.ts"

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env")
  const role = process.argv[2] ?? "staff"
  if (!isStaffRole(role)) throw new ConfigError([`role: write one of ${STAFF_ROLES.join(", ")}`])
  const config = readConfig(process.env)
  const db = await openDatabase(databaseLocation(config), (_, message) => console.error(message))
  const secret = await createInvitation(db, role, new Date())
  console.log(welcomeLink(config.siteUrl, secret))
  await db.destroy()
}

main().catch((error) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
