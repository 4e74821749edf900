import type { Database } from "#adapters/database/database.ts"
import type { FleetEditor } from "#domain/catalogue/fleet-editor.ts"
import { addPictures, changePictures } from "./change-pictures.ts"
import { changeCategory, changeExtra, changeVehicle } from "./change-values.ts"
import { readAltTexts, toEditableCategory, toEditableExtra, toEditableVehicle } from "./edited-rows.ts"
import { addCategory, addExtra, addVehicle } from "./fleet-additions.ts"
import { moveInFleet } from "./fleet-order.ts"
import { readVehicleRow } from "./fleet-rows.ts"
import { restoreInFleet, retireInFleet } from "./retire.ts"

/** Edits the catalogue in our own database. `onChange` is called after each committed change. */
export function databaseFleetEditor(db: Database, onChange = async () => {}): FleetEditor {
  const notifyAfter = async <Outcome>(change: Promise<Outcome>): Promise<Outcome> => {
    const outcome = await change
    if (outcome === "done") await onChange()
    return outcome
  }
  return {
    vehicles: async () => {
      const rows = await db.selectFrom("vehicles").selectAll().orderBy("position").execute()
      const altTexts = await readAltTexts(db)
      return rows.map((row) => toEditableVehicle(row, altTexts))
    },
    vehicle: async (id) => {
      const row = await readVehicleRow(db, id)
      return row ? toEditableVehicle(row, await readAltTexts(db)) : null
    },
    categories: async () =>
      (await db.selectFrom("categories").selectAll().orderBy("position").execute()).map(toEditableCategory),
    extras: async () =>
      (await db.selectFrom("services").selectAll().orderBy("position").execute()).map(toEditableExtra),
    addVehicle: (...args) => notifyAfter(addVehicle(db, ...args)),
    addCategory: (...args) => notifyAfter(addCategory(db, ...args)),
    addExtra: (...args) => notifyAfter(addExtra(db, ...args)),
    changeVehicle: (...args) => notifyAfter(changeVehicle(db, ...args)),
    changeCategory: (...args) => notifyAfter(changeCategory(db, ...args)),
    changeExtra: (...args) => notifyAfter(changeExtra(db, ...args)),
    retire: (...args) => notifyAfter(retireInFleet(db, ...args)),
    restore: (...args) => notifyAfter(restoreInFleet(db, ...args)),
    move: (...args) => notifyAfter(moveInFleet(db, ...args)),
    addPictures: (...args) => notifyAfter(addPictures(db, ...args)),
    changePictures: (...args) => notifyAfter(changePictures(db, ...args)),
  }
}
