import { expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { REPLY_LANGUAGES } from "#domain/replies/reply-languages.ts"
import type { TemplateChange } from "#domain/replies/reply-templates.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DatabaseReplyTemplates } from "./database-reply-templates.ts"

const NOW = new Date("2026-11-22T09:00:00Z")
const KEY = { language: "de", template: "quote" } as const
const ORIGINAL_TEXT = REPLY_LANGUAGES.de.templates.quote
const NEW_TEXT = { subject: "Unser Preis", body: "{greeting}\n\n{price}" }

const change = (changes: Partial<TemplateChange>): TemplateChange => ({
  text: NEW_TEXT,
  version: 0,
  by: { id: "nimal", name: "Nimal" },
  now: NOW,
  name: "Reply: Send a price, Deutsch",
  action: "changed",
  ...changes,
})

describeOnEachDatabase("a template of replies", (open) => {
  it("is the original text until it is changed", async () => {
    const templates = new DatabaseReplyTemplates(await open())
    expect(await templates.find(KEY)).toEqual({
      text: ORIGINAL_TEXT,
      isOriginal: true,
      version: 0,
      previousText: null,
    })
    expect(await templates.lastChanges()).toEqual([])
  })

  it("has the changed text only in its language and for its occasion", async () => {
    const templates = new DatabaseReplyTemplates(await open())
    expect(await templates.change(KEY, change({}))).toBe("done")
    expect(await templates.find(KEY)).toEqual({
      text: NEW_TEXT,
      isOriginal: false,
      version: 1,
      previousText: null,
    })
    for (const other of [
      { language: "fr", template: "quote" },
      { language: "de", template: "received" },
    ] as const)
      expect(await templates.find(other)).toMatchObject({ isOriginal: true, version: 0 })
    expect(await templates.lastChanges()).toEqual([
      { ...KEY, isOriginal: false, lastChange: { at: NOW, by: "Nimal" } },
    ])
  })

  it("can be reset to the original text, and to the previous one", async () => {
    const templates = new DatabaseReplyTemplates(await open())
    await templates.change(KEY, change({}))
    await templates.change(KEY, change({ text: null, version: 1, action: "restored" }))
    expect(await templates.find(KEY)).toEqual({
      text: ORIGINAL_TEXT,
      isOriginal: true,
      version: 2,
      previousText: NEW_TEXT,
    })
    expect(await templates.lastChanges()).toMatchObject([{ ...KEY, isOriginal: true }])
    await templates.change(KEY, change({ version: 2, action: "restored" }))
    expect(await templates.find(KEY)).toMatchObject({ text: NEW_TEXT, version: 3, previousText: null })
  })

  it("is the original text if the same text is submitted", async () => {
    const templates = new DatabaseReplyTemplates(await open())
    await templates.change(KEY, change({}))
    await templates.change(KEY, change({ text: { ...ORIGINAL_TEXT }, version: 1 }))
    expect(await templates.find(KEY)).toMatchObject({ isOriginal: true, version: 2 })
  })

  it("has no new version for an unchanged text", async () => {
    const db = await open()
    const templates = new DatabaseReplyTemplates(db)
    expect(await templates.change(KEY, change({ text: { ...ORIGINAL_TEXT } }))).toBe("done")
    expect(await templates.change(KEY, change({ text: null }))).toBe("done")
    expect((await templates.find(KEY)).version).toBe(0)
    expect(await auditEvents(db)).toEqual([])
  })

  it("is not changed by a form with another version", async () => {
    const db = await open()
    const templates = new DatabaseReplyTemplates(db)
    await templates.change(KEY, change({}))
    for (const version of [0, 2]) {
      const text = { ...NEW_TEXT, subject: "Preis" }
      expect(await templates.change(KEY, change({ text, version }))).toBe("stale")
    }
    expect((await templates.find(KEY)).text).toEqual(NEW_TEXT)
    expect(await auditEvents(db)).toHaveLength(1)
  })

  it("is changed by one of two concurrent saves, and the other one is stale", async () => {
    const templates = new DatabaseReplyTemplates(await open())
    const save = (subject: string) => templates.change(KEY, change({ text: { ...NEW_TEXT, subject } }))
    const outcomes = await Promise.all([save("Preis"), save("Angebot")])
    expect(outcomes.toSorted()).toEqual(["done", "stale"])
    expect((await templates.find(KEY)).version).toBe(1)
  })

  it("records the changed fields in the audit log", async () => {
    const db = await open()
    const templates = new DatabaseReplyTemplates(db)
    await templates.change(KEY, change({}))
    expect(await auditEvents(db)).toEqual([
      expect.objectContaining({
        at: NOW.toISOString(),
        staff_id: "nimal",
        staff_name: "Nimal",
        action: "changed",
        subject: "setting",
        subject_id: "replies/de/quote",
        subject_name: "Reply: Send a price, Deutsch",
        changes: JSON.stringify([
          { field: "subject", from: ORIGINAL_TEXT.subject, to: NEW_TEXT.subject },
          { field: "text", from: ORIGINAL_TEXT.body, to: NEW_TEXT.body },
        ]),
      }),
    ])
  })

  it("is ignored if this version does not know its language", async () => {
    const db = await open()
    const authorColumns = { changed_at: NOW.toISOString(), staff_id: "nimal", staff_name: "Nimal" }
    await db
      .insertInto("reply_templates")
      .values({ ...authorColumns, ...NEW_TEXT, language: "it", template: "quote", version: 1 })
      .execute()
    expect(await new DatabaseReplyTemplates(db).lastChanges()).toEqual([])
  })
})

function auditEvents(db: Database) {
  return db.selectFrom("audit_events").selectAll().orderBy("at").execute()
}
