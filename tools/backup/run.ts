import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { ConfigError, readConfig } from "#server/config.ts"
import { databaseLocation } from "#server/database-location.ts"
import { officeKeyFile as resolvedKeyFile } from "#server/office-keys.ts"
import { withSecretFiles } from "#server/secret-files.ts"
import { backUp, type SiteLocation } from "./back-up.ts"
import type { Manifest } from "./manifest.ts"
import { type Restored, restore } from "./restore.ts"

// npm run backup [-- FOLDER]    into a new folder in FOLDER (./backups), while the site runs
// npm run restore -- BACKUP     into the empty data folder and database of the settings
const USAGE = "npm run backup [-- FOLDER], or npm run restore -- BACKUP"

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env")
  const config = readConfig(withSecretFiles(process.env))
  const officeKeyFile = resolvedKeyFile(config)
  const location: SiteLocation = {
    database: databaseLocation(config),
    dataDir: config.dataDir,
    officeKeyFile,
  }
  const [command, folder, ...extraArguments] = process.argv.slice(2)
  if (extraArguments.length > 0) throw new Error(USAGE)
  if (command === "backup") {
    const backup = await backUp(location, resolve(folder ?? "backups"), new Date())
    console.log(`${backup.folder}: ${summary(backup.manifest)}`)
  } else if (command === "restore" && folder) {
    const restored = await restore(resolve(folder), location)
    console.log(`Restored from ${folder}: ${summary(restored.manifest)}`)
    console.log(followUpMessage(restored, officeKeyFile))
  } else throw new Error(USAGE)
}

function summary({ database, files, madeAt }: Manifest): string {
  const { enquiries = 0 } = database.rows
  return `${enquiries} enquiries and ${files.length - 1} files as of ${madeAt}, all checked`
}

/** The checks that an owner must make after a restore, because the backup does not know what was removed since. */
function followUpMessage(
  { manifest, endedCounts, staff, needsOfficeKey }: Restored,
  officeKeyFile: string | null,
): string {
  const people = staff.map(({ name, role }) => `${name} (${role})`).join(", ") || "nobody"
  return [
    `Ended: ${endedCounts.sessions} sessions of the office and ${endedCounts.links} one-time links. Everybody signs in again.`,
    `Accounts as of ${manifest.madeAt}: ${people}.`,
    "An owner looks at /office/staff: who was removed, or is an owner no longer, since then? Take it away again.",
    "An owner looks at /office/privacy: who was erased since then? Erase them again.",
    "Everyone who changed a password or a phone since then has the old one again, and must change it once more.",
    ...(needsOfficeKey && officeKeyFile && !existsSync(officeKeyFile)
      ? [
          `${officeKeyFile} is not there, and is in no backup: put it back before the start. Lost: npm run renew-keys -- lost`,
        ]
      : []),
  ].join("\n")
}

main().catch((error) => {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error)
  process.exit(1)
})
