import { expect, it } from "vitest"
import { DatabaseSiteSettings } from "#adapters/database/settings/database-site-settings.ts"
import { fileContent } from "#tests/content/content.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { STAFF_EMAILS } from "#tests/support/staff-emails.ts"
import { notifyOfContactChange } from "./notify-of-contact-change.ts"

const NOW = new Date("2026-11-22T09:00:00Z")

describeOnEachDatabase("changed contact data", (open) => {
  it("cause an email to every owner with the previous values; other settings cause none", async () => {
    const db = await open()
    const defaults = fileContent.settings
    const settings = new DatabaseSiteSettings({
      db,
      defaults,
      recordEmails: (transaction, change) => notifyOfContactChange(transaction, STAFF_EMAILS, change),
    })
    for (const [id, role] of [
      ["kumari", "staff"],
      ["nimal", "owner"],
      ["sunil", "owner"],
    ] as const)
      await db
        .insertInto("staff")
        .values({
          id,
          role,
          name: id,
          email: `${id}@example.lk`,
          email_verified: 0,
          created_at: NOW.toISOString(),
          updated_at: NOW.toISOString(),
        })
        .execute()
    const by = { id: "kumari", name: "Kumari" }
    const change = { by, now: NOW, name: "Contact data", action: "changed", version: 0 } as const
    await settings.change("agents", { ...change, value: ["Kandy"] })
    const video = defaults.contact.social.find(({ service }) => service === "video")
    const otherPages = defaults.contact.social.filter((page) => page !== video)
    const contact = { ...defaults.contact, phone: "+94 66 999 9999", social: otherPages }
    await settings.change("contact", { ...change, value: contact })
    expect(await settings.change("contact", { ...change, value: defaults.contact })).toBe("stale")
    const emails = await db
      .selectFrom("emails")
      .select(["to_address", "body"])
      .orderBy("to_address")
      .execute()
    expect(emails.map(({ to_address }) => to_address)).toEqual(["nimal@example.lk", "sunil@example.lk"])
    expect(emails[0]?.body).toContain(`Phone: +94 66 999 9999 (before: ${defaults.contact.phone})`)
    expect(emails[0]?.body).toContain(`Video channel: nothing (before: ${video?.href})`)
    expect(emails[0]?.body).toContain("Kumari changed how customers reach")
    expect(emails[0]?.body).toContain("/office/site/contact")
  })
})
