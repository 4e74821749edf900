import { readFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"

export const MANIFEST_FILE = "manifest.json"
/** The database of a backup, in the format of its engine. */
export const DATABASE_FILE = "database"
/** The other files of the data folder. */
export const FILES_FOLDER = "files"

const manifestSchema = v.object({
  /** Increased when the format of backups changes. */
  format: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  database: v.object({
    engine: v.picklist(["sqlite", "postgres"]),
    migrations: v.array(v.string()),
    /** The number of rows of each table. */
    rows: v.record(v.string(), v.pipe(v.number(), v.integer())),
  }),
  files: v.array(
    v.object({
      // No path leads out of the folder that a backup is restored into.
      path: v.pipe(v.string(), v.regex(/^(?:database|files\/(?!.*(?:^|\/)\.\.(?:\/|$)).+)$/)),
      bytes: v.number(),
      sha256: v.pipe(v.string(), v.hexadecimal()),
    }),
  ),
})

/** The contents of a backup. Written last, so that an incomplete backup has none. */
export type Manifest = v.InferOutput<typeof manifestSchema>

/** @throws a message for the operator if the folder is not a backup or has an unknown format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), "utf8").catch(() => null)
  if (text === null) throw new Error(`${folder} is not a backup: it has no ${MANIFEST_FILE}`)
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text)
  if (!result.success)
    throw new Error(`${folder}/${MANIFEST_FILE} cannot be read: ${v.summarize(result.issues)}`)
  return result.output
}
