import type { Database } from "#adapters/database/database.ts"
import type { FleetEditor } from "#domain/catalogue/fleet-editor.ts"
import { changeCategory, changeExtra, changeVehicle } from "./change-facts.ts"
import { addPictures, changePictures } from "./change-pictures.ts"
import { editedCategory, editedExtra, editedVehicle, readAlts } from "./edited-rows.ts"
import { addCategory, addExtra, addVehicle } from "./fleet-additions.ts"
import { moveInFleet } from "./fleet-order.ts"
import { readVehicleRow } from "./fleet-rows.ts"
import { restoreInFleet, retireInFleet } from "./retire.ts"

/** Edits the catalogue in our own database. `onChange` is called after each committed change. */
export function databaseFleetEditor(db: Database, onChange = async () => {}): FleetEditor {
  const notifying = async <Outcome>(changing: Promise<Outcome>): Promise<Outcome> => {
    const outcome = await changing
    if (outcome === "done") await onChange()
    return outcome
  }
  return {
    vehicles: async () => {
      const rows = await db.selectFrom("vehicles").selectAll().orderBy("position").execute()
      const alts = await readAlts(db)
      return rows.map((row) => editedVehicle(row, alts))
    },
    vehicle: async (id) => {
      const row = await readVehicleRow(db, id)
      return row ? editedVehicle(row, await readAlts(db)) : null
    },
    categories: async () =>
      (await db.selectFrom("categories").selectAll().orderBy("position").execute()).map(editedCategory),
    extras: async () =>
      (await db.selectFrom("services").selectAll().orderBy("position").execute()).map(editedExtra),
    addVehicle: (...asked) => notifying(addVehicle(db, ...asked)),
    addCategory: (...asked) => notifying(addCategory(db, ...asked)),
    addExtra: (...asked) => notifying(addExtra(db, ...asked)),
    changeVehicle: (...asked) => notifying(changeVehicle(db, ...asked)),
    changeCategory: (...asked) => notifying(changeCategory(db, ...asked)),
    changeExtra: (...asked) => notifying(changeExtra(db, ...asked)),
    retire: (...asked) => notifying(retireInFleet(db, ...asked)),
    restore: (...asked) => notifying(restoreInFleet(db, ...asked)),
    move: (...asked) => notifying(moveInFleet(db, ...asked)),
    addPictures: (...asked) => notifying(addPictures(db, ...asked)),
    changePictures: (...asked) => notifying(changePictures(db, ...asked)),
  }
}
