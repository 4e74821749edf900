import { describe, expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import type { FleetEditor, VersionedEdit } from "#domain/catalogue/fleet-editor.ts"
import { type EncodedPicture, PICTURE_LIMITS } from "#domain/catalogue/picture.ts"
import type { VehicleValues } from "#domain/catalogue/vehicle-fields.ts"
import { rupees } from "#domain/money.ts"
import { seedFleet } from "#seed/fleet.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { databaseFleetEditor } from "./database-fleet-editor.ts"
import { openCatalogue } from "./open-catalogue.ts"
import { mapTiers } from "./tier-columns.ts"

const ALTO = "suzuki-alto-800-manual"
const NOW = new Date("2026-11-22T04:30:00Z")
const NIMAL = { by: { id: "nimal", name: "Nimal" }, now: NOW }
const editOfVersion = (version: number): VersionedEdit => ({ ...NIMAL, version })

const HASH = "0123456789abcdef0123456789abcdef"
const photo = (hash: string): EncodedPicture => ({
  hash,
  width: 4000,
  height: 3000,
  files: ["360.avif", "1440.webp"].map((suffix) => ({
    name: `${hash}-${suffix}`,
    bytes: new Uint8Array([0, 255, 10]),
  })),
})
const PHOTO_PATH = `uploads/${HASH}-1440.webp`

describeOnEachDatabase("the office's editor of the fleet", (open) => {
  async function openFleet() {
    const db = await open()
    const opened = await openCatalogue(db, seedFleet, failOnWarning)
    return { db, editor: databaseFleetEditor(db), ...opened }
  }

  const valuesOf = async (editor: FleetEditor, id: string) => (await existingVehicle(editor, id)).values

  it("returns the stored values of vehicles, categories and extras in display order", async () => {
    const { editor, records } = await openFleet()
    const vehicles = await editor.vehicles()
    expect(vehicles.map(({ id }) => id)).toEqual(seedFleet.vehicles.map(({ id }) => id))
    const stored = await records.vehicles()
    for (const [index, { values, rates }] of vehicles.entries())
      expect(stored[index]).toMatchObject({ ...recordValuesOf(values), rates })
    expect((await editor.categories()).map(({ values }) => values.name)).toEqual(
      seedFleet.categories.map(({ name }) => name),
    )
    expect((await editor.extras()).map(({ values }) => values.price)).toEqual(
      seedFleet.extras.map(({ price }) => rupees(price)),
    )
    expect(await editor.vehicle("no-such")).toBeNull()
    expect(await editor.vehicle("a\0b")).toBeNull()
  })

  it.each(["body", "fuel", "drive"] as const)(
    "does not show an unknown stored %s as another one",
    async (column) => {
      const { db, editor } = await openFleet()
      await db
        .updateTable("vehicles")
        .set({ [column]: "steam" })
        .where("id", "=", ALTO)
        .execute()
      await expect(editor.vehicle(ALTO)).rejects.toThrow(`vehicle ${ALTO}: unknown ${column} "steam"`)
    },
  )

  describe("a change", () => {
    it("is visible to visitors, increments the version and is recorded", async () => {
      const { db, editor, catalogue, version } = await openFleet()
      const before = await version()
      const changedValues = {
        ...(await valuesOf(editor, ALTO)),
        name: "Suzuki Alto",
        deposit: rupees(45_000),
        units: 3,
      }
      expect(await editor.changeVehicle(ALTO, changedValues, editOfVersion(1))).toBe("done")
      expect(await existingVehicle(editor, ALTO)).toMatchObject({ version: 2, values: changedValues })
      expect(await catalogue.vehicle(ALTO)).toMatchObject({
        value: { name: "Suzuki Alto", deposit: rupees(45_000) },
      })
      expect(await version()).not.toBe(before)
      expect(await auditEventsOf(db)).toEqual([
        {
          at: NOW.toISOString(),
          staff_id: "nimal",
          staff_name: "Nimal",
          action: "changed",
          subject: "vehicle",
          subject_id: ALTO,
          subject_name: "Suzuki Alto",
          changes: [
            { field: "name", from: "Suzuki Alto 800 Manual", to: "Suzuki Alto" },
            { field: "units", from: "1", to: "3" },
            { field: "deposit", from: "40000", to: "45000" },
          ],
        },
      ])
    })

    it("is refused and changes nothing if it is based on an earlier version", async () => {
      const { db, editor, version } = await openFleet()
      const original = await valuesOf(editor, ALTO)
      await editor.changeVehicle(ALTO, { ...original, seats: 4 }, editOfVersion(1))
      const before = await version()
      expect(await editor.changeVehicle(ALTO, { ...original, seats: 5, doors: 3 }, editOfVersion(1))).toBe(
        "stale",
      )
      const laterVersion = editOfVersion(Number.MAX_SAFE_INTEGER)
      expect(await editor.changeVehicle(ALTO, { ...original, seats: 5 }, laterVersion)).toBe("stale")
      expect(await valuesOf(editor, ALTO)).toEqual({ ...original, seats: 4 })
      expect(await version()).toBe(before)
      expect(await auditEventsOf(db)).toHaveLength(1)
    })

    it("succeeds for one of four people who change a row at the same time", async () => {
      const { editor } = await openFleet()
      const original = await valuesOf(editor, ALTO)
      const changes = [2, 3, 4, 5].map((seats) =>
        editor.changeVehicle(ALTO, { ...original, seats }, editOfVersion(1)),
      )
      expect((await Promise.all(changes)).toSorted()).toEqual(["done", "stale", "stale", "stale"])
    })

    it("is refused for an unknown row or category", async () => {
      const { editor } = await openFleet()
      const original = await valuesOf(editor, ALTO)
      expect(await editor.changeVehicle("no-such", original, editOfVersion(1))).toBe("gone")
      expect(await editor.changeVehicle(ALTO, { ...original, categoryId: "no-such" }, editOfVersion(1))).toBe(
        "noCategory",
      )
      expect(
        await editor.changeCategory(
          "no-such",
          { name: "X", description: null, extrasNotOffered: [] },
          editOfVersion(1),
        ),
      ).toBe("gone")
      expect(await existingVehicle(editor, ALTO)).toMatchObject({ version: 1 })
    })

    it("to a category or an extra is visible to visitors", async () => {
      const { editor, catalogue } = await openFleet()
      expect(
        await editor.changeCategory(
          "vans",
          { name: "Vans and more", description: null, extrasNotOffered: ["roof-rack"] },
          editOfVersion(1),
        ),
      ).toBe("done")
      const van = await catalogue.vehicle("toyota-kdh-hi-roof-van-14-seater")
      expect(van.ok && van.value.extrasNotOffered).toEqual(["roof-rack"])
      expect(await catalogue.categories()).toMatchObject({
        value: expect.arrayContaining([{ id: "vans", name: "Vans and more", description: null }]),
      })
      const seat = {
        name: "Baby Seat",
        price: rupees(1000),
        unit: "per seat",
        role: null,
        inputKind: "yesOrNo" as const,
        charged: "once" as const,
        description: null,
      }
      expect(await editor.changeExtra("child-seat", seat, editOfVersion(1))).toBe("done")
      expect(await editor.changeExtra("child-seat", seat, editOfVersion(1))).toBe("stale")
      expect(await catalogue.extras()).toMatchObject({
        value: expect.arrayContaining([
          expect.objectContaining({ id: "child-seat", name: "Baby Seat", inputKind: "yesOrNo" }),
        ]),
      })
    })
  })

  it("can give a vehicle its own list of extras, and return to that of its category", async () => {
    const { editor, catalogue } = await openFleet()
    const category = { name: "Economy Cars", description: null, extrasNotOffered: ["roof-rack"] }
    await editor.changeCategory("economy-cars", category, editOfVersion(1))
    const extrasNotOffered = async () => {
      const alto = await catalogue.vehicle(ALTO)
      return alto.ok && alto.value.extrasNotOffered
    }
    const original = { ...(await valuesOf(editor, ALTO)), extrasNotOffered: ["child-seat"] }
    await editor.changeVehicle(ALTO, { ...original, ownExtras: true }, editOfVersion(1))
    expect(await extrasNotOffered()).toEqual(["child-seat"])
    await editor.changeVehicle(ALTO, { ...original, ownExtras: false }, editOfVersion(2))
    expect(await extrasNotOffered()).toEqual(["roof-rack"])
    expect(await valuesOf(editor, ALTO)).toMatchObject({ extrasNotOffered: ["child-seat"] })
  })

  describe("a new row", () => {
    it("is the last one, and can be booked", async () => {
      const { db, editor, catalogue } = await openFleet()
      const vehicle = { ...(await valuesOf(editor, ALTO)), name: "Tesla" }
      const rates = mapTiers((await existingVehicle(editor, ALTO)).rates, () => rupees(9000))
      expect(await editor.addVehicle({ id: "tesla", values: vehicle, rates }, NIMAL)).toBe("done")
      const listed = await catalogue.vehicles()
      expect(listed.ok && listed.value.at(-1)).toMatchObject({ id: "tesla", name: "Tesla", picture: null })
      expect(await catalogue.vehicle("tesla")).toMatchObject({ value: { rates, pictures: [] } })
      expect(await auditEventsOf(db)).toMatchObject([{ action: "created", subject_id: "tesla" }])
    })

    it("is refused with the id of another row, retired or not, or with an unknown category", async () => {
      const { editor } = await openFleet()
      const { values, rates } = await existingVehicle(editor, ALTO)
      await editor.retire("vehicle", ALTO, editOfVersion(1))
      expect(await editor.addVehicle({ id: ALTO, values, rates }, NIMAL)).toBe("taken")
      expect(
        await editor.addVehicle({ id: "x", values: { ...values, categoryId: "none" }, rates }, NIMAL),
      ).toBe("noCategory")
      expect(
        await editor.addCategory(
          { id: "vans", values: { name: "Vans", description: null, extrasNotOffered: [] } },
          NIMAL,
        ),
      ).toBe("taken")
      expect(await editor.vehicles()).toHaveLength(seedFleet.vehicles.length)
    })

    it("is added once when three users add it at the same time", async () => {
      const { editor } = await openFleet()
      const extra = {
        id: "tent",
        values: {
          name: "Tent",
          price: rupees(500),
          unit: "a night",
          role: "driver" as const,
          inputKind: "quantity" as const,
          charged: "perDay" as const,
          description: null,
        },
      }
      expect((await Promise.all([1, 2, 3].map(() => editor.addExtra(extra, NIMAL)))).toSorted()).toEqual([
        "done",
        "taken",
        "taken",
      ])
      const extras = await editor.extras()
      expect(extras).toHaveLength(seedFleet.extras.length + 1)
      expect(extras.at(-1)).toMatchObject({ id: "tent", values: extra.values })
    })
  })

  describe("a retired row", () => {
    it("is in no list for visitors, but among the retired rows", async () => {
      const { editor, catalogue, records } = await openFleet()
      expect(await editor.retire("vehicle", ALTO, editOfVersion(1))).toBe("done")
      expect(await editor.retire("extra", "child-seat", editOfVersion(1))).toBe("done")
      expect(await catalogue.vehicle(ALTO)).toEqual({ ok: false, reason: "notFound" })
      const listed = await catalogue.vehicles()
      expect(listed.ok && listed.value.map(({ id }) => id)).not.toContain(ALTO)
      expect((await records.vehicles()).map(({ id }) => id)).not.toContain(ALTO)
      expect(await records.vehicle(ALTO)).toBeNull()
      expect((await records.extras()).map(({ id }) => id)).not.toContain("child-seat")
      expect(await catalogue.retired()).toMatchObject({
        value: { vehicles: [{ id: ALTO, name: "Suzuki Alto 800 Manual" }], categories: [] },
      })
      expect((await existingVehicle(editor, ALTO)).retiredAt).toEqual(NOW)
    })

    it("is unchanged after it is restored", async () => {
      const { db, editor, catalogue } = await openFleet()
      const before = await catalogue.vehicle(ALTO)
      await editor.retire("vehicle", ALTO, editOfVersion(1))
      expect(await editor.restore("vehicle", ALTO, editOfVersion(1))).toBe("stale")
      expect(await editor.restore("vehicle", ALTO, editOfVersion(2))).toBe("done")
      expect(await catalogue.vehicle(ALTO)).toEqual(before)
      expect((await auditEventsOf(db)).map(({ action }) => action).toSorted()).toEqual([
        "restored",
        "retired",
      ])
    })

    it("cannot be a category with vehicles, and accepts no vehicles", async () => {
      const { editor, catalogue } = await openFleet()
      expect(await editor.retire("category", "limousines", editOfVersion(1))).toBe("inUse")
      const limousines = (await editor.vehicles()).filter(({ values }) => values.categoryId === "limousines")
      for (const { id } of limousines) await editor.retire("vehicle", id, editOfVersion(1))
      expect(await editor.retire("category", "limousines", editOfVersion(1))).toBe("done")
      const categories = await catalogue.categories()
      expect(categories.ok && categories.value.map(({ id }) => id)).not.toContain("limousines")
      expect(await catalogue.retired()).toMatchObject({ value: { categories: [{ id: "limousines" }] } })
      expect(await editor.restore("vehicle", limousines[0]?.id ?? "", editOfVersion(2))).toBe("noCategory")
      const alto = await valuesOf(editor, ALTO)
      expect(await editor.changeVehicle(ALTO, { ...alto, categoryId: "limousines" }, editOfVersion(1))).toBe(
        "noCategory",
      )
    })
  })

  describe("a move", () => {
    it("puts a vehicle before or after another one of its category, and changes the order for visitors", async () => {
      const { db, editor, catalogue } = await openFleet()
      const vans = async () => {
        const listed = await catalogue.vehicles()
        return listed.ok
          ? listed.value.filter(({ categoryId }) => categoryId === "vans").map(({ id }) => id)
          : []
      }
      const [first = "", second = "", third = ""] = await vans()
      expect(await editor.move("vehicle", second, "up", NIMAL)).toBe("done")
      expect((await vans()).slice(0, 3)).toEqual([second, first, third])
      await editor.move("vehicle", second, { after: third }, NIMAL)
      expect((await vans()).slice(0, 3)).toEqual([first, third, second])
      expect(await editor.move("vehicle", "no-such", "up", NIMAL)).toBe("gone")
      expect(await positions(db)).toEqual(seedFleet.vehicles.map((_, index) => index))
    })

    it("leaves every vehicle at a position of its own, also when several happen concurrently", async () => {
      const { db, editor } = await openFleet()
      const ids = (await editor.vehicles()).map(({ id }) => id)
      await Promise.all(
        ids
          .slice(0, 12)
          .map((id, index) =>
            editor.move("vehicle", id, index % 2 ? "up" : { after: ids[30] ?? null }, NIMAL),
          ),
      )
      expect((await editor.vehicles()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
      expect(await positions(db)).toEqual(ids.map((_, index) => index))
    })
  })

  describe("photos", () => {
    it("follow the drawings, are stored unchanged, and have alternative texts", async () => {
      const { db, editor, catalogue } = await openFleet()
      const before = (await existingVehicle(editor, ALTO)).pictures
      expect(await editor.addPictures(ALTO, [photo(HASH)], NIMAL)).toBe("done")
      const { pictures, version } = await existingVehicle(editor, ALTO)
      expect(pictures).toEqual([...before, { path: PHOTO_PATH, alt: "" }])
      expect(await pictureFileNames(db)).toEqual([`${HASH}-1440.webp`, `${HASH}-360.avif`])
      const reordered = [{ path: PHOTO_PATH, alt: "An Alto at Sigiriya" }, ...before]
      expect(await editor.changePictures(ALTO, reordered, editOfVersion(version))).toBe("done")
      expect(await catalogue.vehicle(ALTO)).toMatchObject({
        value: {
          pictures: [`/${PHOTO_PATH}`, ...before.map(({ path }) => `/${path}`)],
          pictureAlts: { [`/${PHOTO_PATH}`]: "An Alto at Sigiriya" },
        },
      })
      const listed = await catalogue.vehicles()
      expect(listed.ok && listed.value.find(({ id }) => id === ALTO)?.picture).toBe(`/${PHOTO_PATH}`)
    })

    it("are stored once, and deleted when no vehicle shows them", async () => {
      const { db, editor } = await openFleet()
      const otherAlto = "suzuki-alto-japan-auto"
      await editor.addPictures(ALTO, [photo(HASH), photo(HASH)], NIMAL)
      await editor.addPictures(otherAlto, [photo(HASH)], NIMAL)
      expect(await pictureFileNames(db)).toHaveLength(2)
      expect(await editor.changePictures(ALTO, [], editOfVersion(2))).toBe("done")
      expect(await pictureFileNames(db)).toHaveLength(2)
      expect(await editor.changePictures(otherAlto, [], editOfVersion(2))).toBe("done")
      expect(await pictureFileNames(db)).toEqual([])
    })

    it("are refused if there are too many, the vehicle is unknown, or it was changed since", async () => {
      const { db, editor } = await openFleet()
      // Together with the vehicle's drawings these are too many.
      const manyPhotos = Array.from({ length: PICTURE_LIMITS.perVehicle }, (_, index) =>
        photo(index.toString(16).padStart(32, "0")),
      )
      expect(await editor.addPictures(ALTO, manyPhotos, NIMAL)).toBe("tooMany")
      expect(await editor.addPictures("no-such", manyPhotos, NIMAL)).toBe("gone")
      await editor.addPictures(ALTO, [photo(HASH)], NIMAL)
      expect(await editor.changePictures(ALTO, [], editOfVersion(1))).toBe("stale")
      expect(await pictureFileNames(db)).toHaveLength(2)
    })

    it("can only be those that the vehicle has", async () => {
      const { editor } = await openFleet()
      const foreignPictures = [
        { path: "images/../../secret.svg", alt: null },
        { path: PHOTO_PATH, alt: "x" },
      ]
      expect(await editor.changePictures(ALTO, foreignPictures, editOfVersion(1))).toBe("done")
      expect((await existingVehicle(editor, ALTO)).pictures).toEqual([])
    })
  })
})

async function existingVehicle(editor: FleetEditor, id: string) {
  const vehicle = await editor.vehicle(id)
  if (!vehicle) throw new Error(`there is no ${id}`)
  return vehicle
}

async function auditEventsOf(db: Database) {
  const rows = await db.selectFrom("audit_events").selectAll().orderBy("at").orderBy("action").execute()
  return rows.map(({ id: _, changes, ...row }) => ({ ...row, changes: JSON.parse(changes) }))
}

async function pictureFileNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom("picture_files").selectAll().orderBy("name").execute()
  for (const { bytes } of rows) expect([...bytes]).toEqual([0, 255, 10])
  return rows.map(({ name }) => name)
}

async function positions(db: Database): Promise<number[]> {
  return (await db.selectFrom("vehicles").select("position").orderBy("position").execute()).map(
    ({ position }) => position,
  )
}

/** The values that the record of the public API has too. */
function recordValuesOf({ units: _, ownExtras: __, extrasNotOffered: ___, ...others }: VehicleValues) {
  return others
}

function failOnWarning(): void {
  throw new Error("unexpected warning")
}
