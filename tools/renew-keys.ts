// Replaces the keys of forms, rate limits and the office; docs/operations.md says when.
//   npm run renew-keys            data under the old keys stays valid
//   npm run renew-keys -- lost    if the office key is lost: everybody sets up a phone again
import { access, constants } from "node:fs/promises"
import { dirname } from "node:path"
import { type Database, openDatabase } from "#adapters/database/database.ts"
import { renewSecrets } from "#adapters/database/secrets/secret.ts"
import { removeLostKey, renewKeyInDatabase } from "#adapters/database/staff/office-key.ts"
import { type Config, ConfigError } from "#server/config.ts"
import { databaseLocation } from "#server/database-location.ts"
import { addKey, newKey, officeKeyFile } from "#server/office-keys.ts"
import { runProgram } from "#server/run-program.ts"

async function main(config: Config): Promise<void> {
  const [argument, ...extraArguments] = process.argv.slice(2)
  if (extraArguments.length > 0 || (argument && argument !== "lost"))
    throw new ConfigError(["write nothing, or: lost"])
  const db = await openDatabase(databaseLocation(config), (_, message) => console.error(message))
  console.log(argument === "lost" ? await removeLost(db) : await renew(db, config))
  await db.destroy()
}

async function removeLost(db: Database): Promise<string> {
  const count = await removeLostKey(db)
  return `${count} second factors are removed. After a restart of the site, everybody signs in with their password and sets up a phone again.`
}

async function renew(db: Database, config: Config): Promise<string> {
  const file = officeKeyFile(config)
  await renewSecrets(db)
  if (file !== null && !(await canReplace(file)))
    return `The keys of forms are renewed. The office keys are in ${file}, which this program cannot write: add the output of openssl rand -hex 32 as its first line. Then restart every process of the site.`
  if (file === null) await renewKeyInDatabase(db, newKey())
  else await addKey(file)
  return "The keys are renewed. Restart every process of the site; everybody then signs in to the office again."
}

/** Tests the folder, because `addKey` renames a new file over the old one. */
async function canReplace(file: string): Promise<boolean> {
  return access(dirname(file), constants.W_OK).then(
    () => true,
    () => false,
  )
}

runProgram(main)
