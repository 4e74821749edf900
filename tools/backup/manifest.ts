import { readFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"

export const MANIFEST = "manifest.json"
/** The database within a backup, in the form that its engine has for it. */
export const DATABASE = "database"
/** What else the data folder held. */
export const FILES = "files"

const manifestSchema = v.object({
  /** Counts up when a backup's form changes. */
  format: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  database: v.object({
    engine: v.picklist(["sqlite", "postgres"]),
    migrations: v.array(v.string()),
    rows: v.record(v.string(), v.pipe(v.number(), v.integer())),
  }),
  files: v.array(
    v.object({
      // Nothing leads out of the folder that a backup is restored into.
      path: v.pipe(v.string(), v.regex(/^(?:database|files\/(?!.*(?:^|\/)\.\.(?:\/|$)).+)$/)),
      bytes: v.number(),
      sha256: v.pipe(v.string(), v.hexadecimal()),
    }),
  ),
})

/** What a backup holds: written last, so that a folder without it is none. */
export type Manifest = v.InferOutput<typeof manifestSchema>

/** @throws a sentence where the folder is no backup, or one of a kind that this program does not know. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => null)
  if (text === null) throw new Error(`${folder} is not a backup: it has no ${MANIFEST}`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text)
  if (!read.success) throw new Error(`${folder}/${MANIFEST} cannot be read: ${v.summarize(read.issues)}`)
  return read.output
}
