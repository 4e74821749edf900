import { execFileSync } from "node:child_process"
import { chmodSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { startSite } from "#tests/support/site.ts"
import { emailsWith, expectKeptWords, press, statusOf, writeMessage } from "./message.ts"

describe("a mailbox folder that may not be written to", () => {
  it("keeps each letter until it may", async () => {
    const site = await startSite()
    onTestFinished(site.remove)
    const first = await writeMessage(site.url)
    expect((await press(site.url, first)).status).toBe(303)
    const release = makeReadOnly(join(site.dataDir, "mailbox"))
    const second = await writeMessage(site.url)
    const answer = await press(site.url, second)
    expect(answer.status).toBe(502)
    expectKeptWords(answer, second)
    expect(await statusOf(`${site.url}/readyz`)).toBe(200)
    release()
    expect((await press(site.url, second)).status).toBe(303)
    expect(emailsWith(await site.emails(), [first, second])).toEqual([1, 1])
    expect(site.output()).toMatch(/"failure":"failed","detail":"E(ROFS|ACCES)"/)
  })
})

describe("a data folder that may not be written to", () => {
  it("stops the start with a sentence that says why, and starts when it may", async () => {
    const before = await startSite()
    onTestFinished(before.remove)
    await before.stop()
    const release = makeReadOnly(before.dataDir)
    const failure = await startSite({}, before.dataDir).catch((error: Error) => error.message)
    release()
    expect(failure).toMatch(/The database .*rental\.db cannot be opened: E(ROFS|ACCES)/)
    expect(failure).not.toContain("    at ")
    const site = await startSite({}, before.dataDir)
    onTestFinished(site.remove)
    expect((await press(site.url, await writeMessage(site.url))).status).toBe(303)
  })
})

/**
 * For anybody by its rights; root, whom no rights bind, sees the folder through a mount that is read-only.
 * @returns what undoes it, once; a test that fails before has it undone at its end.
 */
function makeReadOnly(folder: string): () => void {
  const undo = process.getuid?.() === 0 ? mountReadOnly(folder) : withoutRights(folder)
  let isReadOnly = true
  const release = () => {
    if (isReadOnly) undo()
    isReadOnly = false
  }
  onTestFinished(release)
  return release
}

function withoutRights(folder: string): () => void {
  chmodSync(folder, 0o500)
  return () => chmodSync(folder, 0o700)
}

function mountReadOnly(folder: string): () => void {
  execFileSync("mount", ["--bind", folder, folder])
  execFileSync("mount", ["-o", "remount,bind,ro", folder])
  return () => void execFileSync("umount", [folder])
}
