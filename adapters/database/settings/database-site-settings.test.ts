import { expect, it, vi } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { readVersions } from "#adapters/database/versions.ts"
import { rupees } from "#domain/money.ts"
import { NO_ABROAD_RATES } from "#domain/pricing/abroad-rates.ts"
import { fileContent } from "#tests/content/content.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DatabaseSiteSettings } from "./database-site-settings.ts"
import { settingsInForce } from "./settings-in-force.ts"

const defaults = fileContent.settings
const NOW = new Date("2026-11-22T09:00:00Z")
const NIMAL = { id: "nimal", name: "Nimal" }
const changeOptions = { by: NIMAL, now: NOW, name: "Contact data", action: "changed" as const }

describeOnEachDatabase("a setting of the site", (open) => {
  it("is that of the files until it is edited", async () => {
    const db = await open()
    const settings = new DatabaseSiteSettings({ db, defaults })
    expect(await settings.find("rules")).toEqual({
      value: defaults.rules,
      version: 0,
      lastChange: null,
      previousValue: null,
    })
    expect(await settingsInForce(db, defaults, failOnWarning)).toEqual(defaults)
    expect(await settings.lastChanges()).toMatchObject({ contact: null, agents: null })
    expect((await readVersions(db)).settings).toBeNull()
  })

  it("has the edited value, its author, the previous value and a new version", async () => {
    const db = await open()
    const settings = new DatabaseSiteSettings({ db, defaults })
    const rules = { ...defaults.rules, mileageAllowanceKm: 120, insuranceExcess: rupees(7_500.5) }
    expect(await settings.change("rules", { ...changeOptions, value: rules, version: 0 })).toBe("done")
    expect(await settings.find("rules")).toEqual({
      value: rules,
      version: 1,
      lastChange: { at: NOW, by: "Nimal" },
      previousValue: defaults.rules,
    })
    expect(await settingsInForce(db, defaults, failOnWarning)).toEqual({ ...defaults, rules })
    const { settings: firstVersion } = await readVersions(db)
    const contact = { ...defaults.contact, phone: "+94 66 223 4567" }
    await settings.change("contact", { ...changeOptions, value: contact, version: 0 })
    expect((await readVersions(db)).settings).not.toBe(firstVersion)
    expect(await settingsInForce(db, defaults, failOnWarning)).toEqual({ ...defaults, rules, contact })
    expect(await settings.lastChanges()).toMatchObject({ rules: { by: "Nimal", at: NOW }, agents: null })
  })

  it("for prices is off at first, and is stored and recorded like the others", async () => {
    const db = await open()
    const settings = new DatabaseSiteSettings({ db, defaults })
    expect((await settings.find("abroad")).value).toEqual(NO_ABROAD_RATES)
    expect((await settings.find("seasons")).value).toEqual([])
    const abroad = { ...NO_ABROAD_RATES, everyTier: 120, sixMonths: 110.5 }
    const season = { name: "Christmas", from: "2026-12-15", until: "2027-01-15", percent: -7.5 }
    await settings.change("abroad", { ...changeOptions, value: abroad, version: 0 })
    await settings.change("seasons", { ...changeOptions, value: [season], version: 0 })
    await settings.change("seasons", {
      ...changeOptions,
      value: [{ ...season, percent: 20 }],
      version: 1,
    })
    expect(await settingsInForce(db, defaults, failOnWarning)).toEqual({
      ...defaults,
      abroad,
      seasons: [{ ...season, percent: 20 }],
    })
    expect((await settings.find("seasons")).previousValue).toEqual([season])
    const changes = (await auditEvents(db)).flatMap(({ changes }) => JSON.parse(changes))
    expect(changes).toContainEqual({ field: "Christmas: percent", from: "-7.5", to: "20" })
  })

  it("is not changed by a form with an earlier version", async () => {
    const db = await open()
    const settings = new DatabaseSiteSettings({ db, defaults })
    await settings.change("agents", { ...changeOptions, value: ["Kandy"], version: 0 })
    const { settings: version } = await readVersions(db)
    expect(await settings.change("agents", { ...changeOptions, value: ["Galle"], version: 0 })).toBe("stale")
    expect(await settings.change("agents", { ...changeOptions, value: ["Galle"], version: 2 })).toBe("stale")
    expect((await settings.find("agents")).value).toEqual(["Kandy"])
    expect((await readVersions(db)).settings).toBe(version)
    expect(await auditEvents(db)).toHaveLength(1)
  })

  it("is changed by one of two concurrent saves, and the other one is stale", async () => {
    const settings = new DatabaseSiteSettings({ db: await open(), defaults })
    const save = (agent: string) =>
      settings.change("agents", { ...changeOptions, value: [agent], version: 0 })
    const outcomes = await Promise.all([save("Kandy"), save("Galle")])
    expect(outcomes.toSorted()).toEqual(["done", "stale"])
    expect((await settings.find("agents")).version).toBe(1)
  })

  it("has no new version for an unchanged value", async () => {
    const db = await open()
    const settings = new DatabaseSiteSettings({ db, defaults })
    const change = { ...changeOptions, value: { ...defaults.contact }, version: 0 }
    expect(await settings.change("contact", change)).toBe("done")
    expect((await settings.find("contact")).version).toBe(0)
    expect((await readVersions(db)).settings).toBeNull()
    expect(await auditEvents(db)).toEqual([])
  })

  it("can be restored to the previous value, which can be undone in turn", async () => {
    const db = await open()
    const settings = new DatabaseSiteSettings({ db, defaults })
    await settings.change("agents", { ...changeOptions, value: ["Kandy"], version: 0 })
    await settings.change("agents", {
      ...changeOptions,
      value: defaults.agents,
      version: 1,
      action: "restored",
    })
    expect(await settings.find("agents")).toMatchObject({
      value: defaults.agents,
      version: 2,
      previousValue: ["Kandy"],
    })
    expect((await auditEvents(db)).map(({ action }) => action)).toEqual(["changed", "restored"])
  })

  it("records the changed fields in the audit log", async () => {
    const db = await open()
    const settings = new DatabaseSiteSettings({ db, defaults })
    const value = { ...defaults.contact, phone: "+94 66 223 4567" }
    await settings.change("contact", { ...changeOptions, value, version: 0 })
    expect(await auditEvents(db)).toEqual([
      expect.objectContaining({
        at: NOW.toISOString(),
        staff_id: "nimal",
        staff_name: "Nimal",
        action: "changed",
        subject: "setting",
        subject_id: "contact",
        subject_name: "Contact data",
        changes: JSON.stringify([{ field: "phone", from: defaults.contact.phone, to: value.phone }]),
      }),
    ])
  })

  it("calls onChange after a committed change only", async () => {
    const onChange = vi.fn(async () => {})
    const settings = new DatabaseSiteSettings({ db: await open(), defaults, onChange })
    await settings.change("agents", { ...changeOptions, value: ["Kandy"], version: 0 })
    await settings.change("agents", { ...changeOptions, value: ["Galle"], version: 0 })
    expect(onChange).toHaveBeenCalledTimes(1)
  })
})

function auditEvents(db: Database) {
  return db.selectFrom("audit_events").selectAll().orderBy("at").orderBy("action").execute()
}

function failOnWarning(fields: Record<string, unknown>, message: string): void {
  throw new Error(`${message}: ${JSON.stringify(fields)}`)
}
