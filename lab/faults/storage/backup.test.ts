import { execFile } from "node:child_process"
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import { expect, it, onTestFinished } from "vitest"
import { type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { emptyDatabase } from "#tests/support/empty-database.ts"
import { startSite } from "#tests/support/site.ts"
import { countEmailsWith, type Message, submit, writeMessage } from "./message.ts"

const VISITORS = 3
const BACKUPS = 3

describeOnEachDatabase("a backup of a site that receives forms", (_open, locate) => {
  it("contains every form that was answered before it began, and can be restored elsewhere", async () => {
    const folder = mkdtempSync(join(tmpdir(), "rent-car-backups-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const dataDir = join(folder, "data")
    const location = "url" in locate() ? locate() : { file: join(dataDir, "rental.db") }
    const settings = settingsFor(location, dataDir)
    const originalSite = await startSite(settings, dataDir)
    onTestFinished(async () => void (await originalSite.stop()))
    const acceptedMessages: Message[] = []
    let isFinished = false
    const visitor = async () => {
      while (!isFinished) {
        const message = await writeMessage(originalSite.url)
        expect((await submit(originalSite.url, message)).status).toBe(303)
        acceptedMessages.push(message)
      }
    }
    const visitors = Promise.all(Array.from({ length: VISITORS }, visitor))
    let acceptedCountBefore = 0
    for (let count = 0; count < BACKUPS; count++) {
      await sleep(1_100) // a backup's name contains the time in seconds
      acceptedCountBefore = acceptedMessages.length
      await runBackupTool("backup", join(folder, "backups"), settings)
    }
    await sleep(500)
    isFinished = true
    await visitors
    await originalSite.stop()

    const newestBackup = readdirSync(join(folder, "backups")).toSorted().at(-1) ?? ""
    const restoredDir = join(folder, "restored")
    const target = await emptyDatabase(location, restoredDir)
    onTestFinished(target.remove)
    const restoredSettings = settingsFor(target.database, restoredDir)
    // Backups exclude the office's key. docs/operations.md says to put it into the folder first.
    const officeKey = join(dataDir, "office.key")
    mkdirSync(restoredDir, { recursive: true })
    if (existsSync(officeKey)) copyFileSync(officeKey, join(restoredDir, "office.key"))
    const output = await runBackupTool("restore", join(folder, "backups", newestBackup), restoredSettings)
    await expectSameEnquiries(target.database, location, acceptedCountBefore)

    const site = await startSite(restoredSettings, restoredDir)
    onTestFinished(async () => void (await site.stop()))
    const backedUpMessages = acceptedMessages.slice(0, acceptedCountBefore)
    expect(countEmailsWith(await site.emails(), backedUpMessages)).toEqual(backedUpMessages.map(() => 1))
    for (const message of backedUpMessages.slice(-3))
      expect((await submit(site.url, message)).status).toBe(303)
    expect((await submit(site.url, await writeMessage(site.url))).status).toBe(303)
    console.log(
      `${"url" in location ? "PostgreSQL" : "SQLite"}: ${acceptedMessages.length} forms, ${acceptedCountBefore} before the last backup. ${output.trim()}`,
    )
  })
})

function settingsFor(location: DatabaseLocation, dataDir: string): Record<string, string> {
  return { DATA_DIR: dataDir, ...("url" in location && { DATABASE_URL: location.url }) }
}

/** Runs the backup tool. @returns its output. */
async function runBackupTool(
  command: "backup" | "restore",
  folder: string,
  settings: Record<string, string>,
) {
  const env = { PATH: process.env.PATH, ...settings }
  const { stdout } = await promisify(execFile)(process.execPath, ["tools/backup/run.ts", command, folder], {
    env,
  })
  return stdout
}

/** Every restored enquiry equals one of the original, and there are at least `minCount`. */
async function expectSameEnquiries(restored: DatabaseLocation, original: DatabaseLocation, minCount: number) {
  const copy = await enquiriesIn(restored)
  const source = await enquiriesIn(original)
  expect(copy.length).toBeGreaterThanOrEqual(minCount)
  expect(source).toEqual(expect.arrayContaining(copy))
}

async function enquiriesIn(location: DatabaseLocation) {
  const db = await openDatabase(location, console.warn)
  const rows = await db
    .selectFrom("enquiries")
    .innerJoin("deliveries", "deliveries.id", "enquiries.id")
    .select(["enquiries.id", "form_key", "reference", "kind", "content", "received_at", "message_id"])
    .execute()
  await db.destroy()
  return rows
}
