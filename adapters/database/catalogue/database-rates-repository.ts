import type { Selectable } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { VehiclesTable } from "#adapters/database/tables.ts"
import { listPictureOf } from "#domain/catalogue/picture.ts"
import type {
  LastChange,
  PricedVehicle,
  PriceSave,
  RatesRepository,
  SaveAuthor,
  SaveId,
} from "#domain/catalogue/rates-repository.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import { pricesIn } from "./price-columns.ts"
import { readLastChange, readSave } from "./price-events.ts"
import { savePrices, undoSave } from "./save-prices.ts"

export class DatabaseRatesRepository implements RatesRepository {
  readonly #db: Database
  readonly #onChange: () => Promise<void>

  /** `onChange` is called after each committed change, and awaited before its result is returned. */
  constructor(db: Database, onChange = async () => {}) {
    this.#db = db
    this.#onChange = onChange
  }

  async vehicles(): Promise<PricedVehicle[]> {
    const rows = await this.#db
      .selectFrom("vehicles")
      .selectAll()
      .where("retired_at", "is", null)
      .orderBy("position")
      .execute()
    return rows.map(vehicleOf)
  }

  categories(): Promise<Category[]> {
    return this.#db
      .selectFrom("categories")
      .select(["id", "name", "description"])
      .where(
        "id",
        "in",
        this.#db.selectFrom("vehicles").select("category_id").where("retired_at", "is", null),
      )
      .orderBy("position")
      .execute()
  }

  async vehicle(id: string): Promise<PricedVehicle | null> {
    if (hasNul(id)) return null
    const row = await this.#db
      .selectFrom("vehicles")
      .selectAll()
      .where("id", "=", id)
      .where("retired_at", "is", null)
      .executeTakeFirst()
    return row ? vehicleOf(row) : null
  }

  lastChange(vehicleId: string): Promise<LastChange | null> {
    return readLastChange(this.#db, vehicleId)
  }

  save(save: PriceSave) {
    return this.#notifyAfter(savePrices(this.#db, save))
  }

  findSave(id: SaveId) {
    return readSave(this.#db, id)
  }

  undo(id: SaveId, by: SaveAuthor, now: Date) {
    return this.#notifyAfter(undoSave(this.#db, id, by, now))
  }

  async #notifyAfter<Result extends { outcome: string }>(change: Promise<Result>): Promise<Result> {
    const result = await change
    if (result.outcome === "saved") await this.#onChange()
    return result
  }
}

function vehicleOf(row: Selectable<VehiclesTable>): PricedVehicle {
  const { id, name, gearbox, size, version } = row
  const prices = pricesIn(row)
  const picture = listPictureOf(row.image_path, JSON.parse(row.pictures))
  return {
    id,
    name,
    gearbox,
    fuelLabel: size,
    version,
    prices,
    categoryId: row.category_id,
    picture: picture === "" ? null : `/${picture}`,
  }
}
