import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { ConfigError, readConfig } from "#server/config.ts"
import { databaseLocation } from "#server/database-location.ts"
import { backUp, type Place } from "./back-up.ts"
import type { Manifest } from "./manifest.ts"
import { restore } from "./restore.ts"

// npm run backup [-- FOLDER]    a new folder below FOLDER (./backups), while the site runs
// npm run restore -- BACKUP     into the empty place that the settings name
const USAGE = "npm run backup [-- FOLDER], or npm run restore -- BACKUP"

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env")
  const config = readConfig(process.env)
  const place: Place = { database: databaseLocation(config), dataDir: config.dataDir }
  const [verb, folder, ...more] = process.argv.slice(2)
  if (more.length > 0) throw new Error(USAGE)
  if (verb === "backup") {
    const made = await backUp(place, resolve(folder ?? "backups"), new Date())
    console.log(`${made.folder}: ${summary(made.manifest)}`)
  } else if (verb === "restore" && folder) {
    console.log(`Restored from ${folder}: ${summary(await restore(resolve(folder), place))}`)
  } else throw new Error(USAGE)
}

function summary({ database, files, madeAt }: Manifest): string {
  const { enquiries = 0 } = database.rows
  return `${enquiries} enquiries and ${files.length - 1} files as of ${madeAt}, all checked`
}

main().catch((error) => {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error)
  process.exit(1)
})
