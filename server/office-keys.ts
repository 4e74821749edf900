import { randomBytes, randomUUID } from "node:crypto"
import { link, mkdir, open, readFile, rename, unlink } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Database } from "#adapters/database/database.ts"
import { readOrCreateSecret } from "#adapters/database/secrets/secret.ts"
import {
  adoptOfficeKey,
  isKeyStoredOutsideDatabase,
  OfficeKeyMissing,
} from "#adapters/database/staff/office-key.ts"
import { type Config, ConfigError } from "./config.ts"

/** The file in the data folder. The backup does not contain it. */
export const OFFICE_KEY_FILE = "office.key"

const MIN_KEY_LENGTH = 32

type KeySettings = Pick<Config, "officeSecretFile" | "dataDir" | "databaseUrl">

/**
 * The file of the office's keys, one a line, the newest first. Null: the keys are in PostgreSQL, because several machines share
 * them.
 */
export function officeKeyFile({ officeSecretFile, dataDir, databaseUrl }: KeySettings): string | null {
  return officeSecretFile ?? (databaseUrl === null ? join(dataDir, OFFICE_KEY_FILE) : null)
}

/**
 * The newest key of the office, which signs its cookies and encrypts second factors.
 * @throws ConfigError if a key cannot be read, or does not decrypt the database
 */
export async function officeKey(db: Database, settings: KeySettings): Promise<string> {
  const file = officeKeyFile(settings)
  try {
    if (file !== null) return await adoptOfficeKey(db, await readOrCreateKeys(file, settings))
    if (await isKeyStoredOutsideDatabase(db)) throw new OfficeKeyMissing()
    return await readOrCreateSecret(db, "office")
  } catch (error) {
    if (error instanceof OfficeKeyMissing) throw new ConfigError([missingKeyMessage(file)])
    throw error
  }
}

function missingKeyMessage(file: string | null): string {
  return [
    `OFFICE_SECRET_FILE: the office's data were encrypted with another key than ${file ?? "none"}.`,
    "Put the file back that was there before; where it is lost: npm run renew-keys -- lost",
  ].join(" ")
}

/** Only the file in the data folder is created; a file that the settings name must exist. */
async function readOrCreateKeys(
  file: string,
  { officeSecretFile }: KeySettings,
): Promise<readonly [string, ...string[]]> {
  const existingKeys = await readKeys(file)
  if (existingKeys === null && officeSecretFile !== null)
    throw new ConfigError([`OFFICE_SECRET_FILE: ${file} cannot be read`])
  return existingKeys ?? (await createKeys(file))
}

/**
 * @returns null without a file
 * @throws ConfigError for a file without a key
 */
export async function readKeys(file: string): Promise<readonly [string, ...string[]] | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null
    throw new ConfigError([`OFFICE_SECRET_FILE: ${file} cannot be read (${error.code})`])
  })
  if (text === null) return null
  const [newest, ...older] = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
  if (!newest || [newest, ...older].some((key) => key.length < MIN_KEY_LENGTH))
    throw new ConfigError([
      `OFFICE_SECRET_FILE: ${file} needs a key of ${MIN_KEY_LENGTH} characters or more on each line, as openssl rand -hex 32 prints`,
    ])
  return [newest, ...older]
}

/** Creates the file. If two processes do so at once, one succeeds. */
async function createKeys(file: string): Promise<readonly [string, ...string[]]> {
  const temporaryFile = await writeTemporaryFile(file, [newKey()])
  try {
    await link(temporaryFile, file)
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
  } finally {
    await unlink(temporaryFile)
  }
  return (await readKeys(file)) ?? createKeys(file)
}

/** Adds a new key before the others. Running processes use the old one until they are restarted. */
export async function addKey(file: string): Promise<void> {
  const keys = (await readKeys(file)) ?? []
  await rename(await writeTemporaryFile(file, [newKey(), ...keys]), file)
}

export function newKey(): string {
  return randomBytes(32).toString("hex")
}

async function writeTemporaryFile(file: string, keys: readonly string[]): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const name = `${file}.${randomUUID()}`
  const handle = await open(name, "wx", 0o600)
  await handle.writeFile(`${keys.join("\n")}\n`)
  await handle.sync()
  await handle.close()
  return name
}
