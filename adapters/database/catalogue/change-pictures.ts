import type { Database } from "#adapters/database/database.ts"
import type {
  EditContext,
  EditOutcome,
  VehiclePicture,
  VersionedEdit,
} from "#domain/catalogue/fleet-editor.ts"
import { type EncodedPicture, hashInPath, PICTURE_LIMITS, uploadedPath } from "#domain/catalogue/picture.ts"
import type { AuditChange } from "#domain/staff/audit-log.ts"
import { parseJsonList, readAltTexts } from "./edited-rows.ts"
import { findFleetRow, incrementVersion } from "./fleet-rows.ts"
import { changeFleet, recordEdit, refuse } from "./fleet-transaction.ts"

// A vehicle's pictures are drawings and photos. A photo is an uploaded picture; only its path contains a hash.

/** Appends photos to the pictures of a vehicle. */
export function addPictures(
  db: Database,
  vehicleId: string,
  photos: readonly EncodedPicture[],
  edit: EditContext,
) {
  return changeFleet<"gone" | "tooMany">(db, async (transaction) => {
    const row = await findFleetRow(transaction, "vehicle", vehicleId)
    // Passes the version of the row as the expected one, because photos may be added to any version.
    await incrementVersion(transaction, "vehicle", row, row)
    const before = await readPaths(transaction, vehicleId)
    const after = [...new Set([...before, ...photos.map(uploadedPath)])]
    if (after.length > PICTURE_LIMITS.perVehicle) refuse("tooMany")
    for (const photo of photos) await storePhoto(transaction, photo, edit.now)
    await setPaths(transaction, vehicleId, after)
    const changes = pathChanges(before, after)
    const { id, name } = row
    await recordEdit(transaction, "vehicle", { ...edit, action: "changed", id, name, changes })
  })
}

/** Sets the pictures of a vehicle, their order and their alternative texts. */
export function changePictures(
  db: Database,
  vehicleId: string,
  pictures: readonly VehiclePicture[],
  edit: VersionedEdit,
): Promise<EditOutcome> {
  return changeFleet<EditOutcome>(db, async (transaction) => {
    const row = await findFleetRow(transaction, "vehicle", vehicleId)
    await incrementVersion(transaction, "vehicle", row, edit)
    const before = await readPaths(transaction, vehicleId)
    // A forged form may name pictures that the vehicle does not have.
    const remaining = pictures.filter(({ path }) => before.includes(path))
    const after = [...new Set(remaining.map(({ path }) => path))]
    const altChanges = await updateAltTexts(transaction, remaining)
    await setPaths(transaction, vehicleId, after)
    await deleteUnusedPhotos(
      transaction,
      before.filter((path) => !after.includes(path)),
    )
    const changes = [...pathChanges(before, after), ...altChanges]
    const { id, name } = row
    await recordEdit(transaction, "vehicle", { ...edit, action: "changed", id, name, changes })
  })
}

async function readPaths(transaction: Database, vehicleId: string): Promise<string[]> {
  const { pictures } = await transaction
    .selectFrom("vehicles")
    .select("pictures")
    .where("id", "=", vehicleId)
    .executeTakeFirstOrThrow()
  return parseJsonList(pictures)
}

async function setPaths(transaction: Database, vehicleId: string, paths: readonly string[]): Promise<void> {
  const pictures = JSON.stringify(paths)
  await transaction.updateTable("vehicles").set({ pictures }).where("id", "=", vehicleId).execute()
}

/** Stores a photo. A stored photo is never replaced, because its URLs are cached as immutable. */
async function storePhoto(transaction: Database, photo: EncodedPicture, now: Date): Promise<void> {
  const { hash, width, height, files } = photo
  const added = await transaction
    .insertInto("pictures")
    .values({ hash, width, height, alt: "", added_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .returning("hash")
    .executeTakeFirst()
  if (!added) return
  for (const file of files)
    await transaction
      .insertInto("picture_files")
      .values({ ...file, hash })
      .execute()
}

async function updateAltTexts(
  transaction: Database,
  pictures: readonly VehiclePicture[],
): Promise<AuditChange[]> {
  const altTexts = await readAltTexts(transaction)
  const changes: AuditChange[] = []
  for (const { path, alt } of pictures) {
    const hash = hashInPath(path)
    const before = hash === null ? undefined : altTexts.get(hash)
    if (hash === null || alt === null || before === undefined || before === alt) continue
    await transaction.updateTable("pictures").set({ alt }).where("hash", "=", hash).execute()
    changes.push({ field: "alt", from: before || null, to: alt || null })
  }
  return changes
}

/** Deletes photos that no vehicle shows any more, with their files. */
async function deleteUnusedPhotos(transaction: Database, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const hash = hashInPath(path)
    if (hash === null) continue
    const firstUse = await transaction
      .selectFrom("vehicles")
      .select("id")
      .where("pictures", "like", `%${hash}%`)
      .executeTakeFirst()
    if (!firstUse) await transaction.deleteFrom("pictures").where("hash", "=", hash).execute()
  }
}

/** One change with all paths in order. Empty: the paths are equal. */
function pathChanges(before: readonly string[], after: readonly string[]): AuditChange[] {
  const from = before.join(", ") || null
  const to = after.join(", ") || null
  return from === to ? [] : [{ field: "pictures", from, to }]
}
