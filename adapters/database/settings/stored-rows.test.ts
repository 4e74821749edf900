import { expect, it, vi } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { rulesInput } from "#domain/content/rules.ts"
import type { SettingKey } from "#domain/content/settings.ts"
import { rupees } from "#domain/money.ts"
import { fileContent } from "#tests/content/content.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DatabaseSiteSettings } from "./database-site-settings.ts"
import { settingsInForce } from "./settings-in-force.ts"

const defaults = fileContent.settings
const NOW = new Date("2026-11-22T09:00:00Z")

const ruleRow = { ...rulesInput(defaults.rules), mileageAllowanceKm: 123, insuranceExcess: 7500 }
const rules = { ...defaults.rules, mileageAllowanceKm: 123, insuranceExcess: rupees(7500) }
const abroad = { ...defaults.abroad, everyTier: 120 }
const season = { name: "Christmas", from: "2026-12-15", until: "2027-01-15", percent: 15 }
const contact = { ...defaults.contact, phone: "+94 66 223 4567" }
const { minimumAge: _, ...rulesBeforeMinimumAge } = ruleRow
const { email: __, ...contactBeforeEmail } = contact

describeOnEachDatabase("settings that another version of the program stored", (open) => {
  it.each([
    ["rules", "without a rule", rulesBeforeMinimumAge, rules],
    ["rules", "with a rule of a later version", { ...ruleRow, later: 4000 }, rules],
    ["contact", "without a value", contactBeforeEmail, contact],
    ["abroad", "of an earlier version", { everyTier: 120 }, abroad],
    ["availability", "of a later version", { isShown: true, later: 3 }, { isShown: true }],
    ["contact", "with a value of a later version", { ...contact, later: "none" }, contact],
  ] as const)("lose no value when they are read: %s %s", async (key, _, row, expected) => {
    expect(await readRow(await open(), key, row, expected)).toEqual([])
  })

  it.each([
    ["rules", { ...ruleRow, minimumAge: "young" }, rules, "minimumAge"],
    ["contact", { ...contact, email: "nobody" }, contact, "email"],
    ["agents", ["Kandy", 3], ["Kandy"], "1"],
    ["abroad", { ...abroad, oneWeek: 1 }, abroad, "oneWeek"],
    ["seasons", [season, { ...season, name: "New Year" }], [season], "1"],
    ["availability", { isShown: "perhaps" }, { isShown: false }, "isShown"],
  ] as const)(
    "keep the other values of %s beside an invalid value, which the log names",
    async (key, row, expected, invalidKey) => {
      expect(await readRow(await open(), key, row, expected)).toEqual([
        [
          { setting: key, at: [invalidKey] },
          "a stored setting has values that cannot be read; their defaults are used",
        ],
      ])
    },
  )

  it("can be restored to a row of an earlier format", async () => {
    const db = await open()
    await insertRow(db, "rules", rulesBeforeMinimumAge)
    await insertRow(db, "rules", { ...ruleRow, mileageAllowanceKm: 150 }, 2)
    expect((await new DatabaseSiteSettings({ db, defaults }).find("rules")).previousValue).toEqual(rules)
  })

  it("keep the keys of a later version after an earlier version saves", async () => {
    const db = await open()
    await insertRow(db, "contact", { ...contact, later: "none" })
    const value = { ...contact, email: "us@rentals.lk" }
    const change = { value, version: 1, by: { id: "nimal", name: "Nimal" }, now: NOW, name: "Contact data" }
    const settings = new DatabaseSiteSettings({ db, defaults })
    expect(await settings.change("contact", { ...change, action: "changed" })).toBe("done")
    const savedRow = db.selectFrom("site_settings").select("value").where("version", "=", 2)
    expect(JSON.parse((await savedRow.executeTakeFirstOrThrow()).value)).toEqual({ ...value, later: "none" })
  })
})

async function insertRow(db: Database, key: SettingKey, row: unknown, version = 1): Promise<void> {
  const authorColumns = { changed_at: NOW.toISOString(), staff_id: "nimal", staff_name: "Nimal" }
  await db
    .insertInto("site_settings")
    .values({ ...authorColumns, key, version, value: JSON.stringify(row) })
    .execute()
}

/** Checks that the site and the office's form read the same value. @returns the logged warnings */
async function readRow(db: Database, key: SettingKey, row: unknown, expected: unknown): Promise<unknown[]> {
  await insertRow(db, key, row)
  const warn = vi.fn()
  expect(await settingsInForce(db, defaults, warn)).toEqual({ ...defaults, [key]: expected })
  expect((await new DatabaseSiteSettings({ db, defaults }).find(key)).value).toEqual(expected)
  return warn.mock.calls
}
