import type { Database } from "#adapters/database/database.ts"

/** Reads a file of a photo by its name; null for an unknown name. */
export type ReadPictureFile = (name: string) => Promise<Uint8Array | null>

export function pictureFileReader(db: Database): ReadPictureFile {
  return async (name) => {
    const row = await db
      .selectFrom("picture_files")
      .select("bytes")
      .where("name", "=", name)
      .executeTakeFirst()
    return row?.bytes ?? null
  }
}
