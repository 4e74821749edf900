import { execFileSync } from "node:child_process"
import { chmodSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { startSite } from "#tests/support/site.ts"
import { countEmailsWith, expectAnswersShown, statusOf, submit, writeMessage } from "./message.ts"

describe("a read-only mailbox folder", () => {
  it("delays each email until it is writable", async () => {
    const site = await startSite()
    onTestFinished(site.remove)
    const first = await writeMessage(site.url)
    expect((await submit(site.url, first)).status).toBe(303)
    const release = makeReadOnly(join(site.dataDir, "mailbox"))
    const second = await writeMessage(site.url)
    const response = await submit(site.url, second)
    expect(response.status).toBe(502)
    expectAnswersShown(response, second)
    expect(await statusOf(`${site.url}/readyz`)).toBe(200)
    release()
    expect((await submit(site.url, second)).status).toBe(303)
    expect(countEmailsWith(await site.emails(), [first, second])).toEqual([1, 1])
    expect(site.output()).toMatch(/"failure":"failed","detail":"E(ROFS|ACCES)"/)
  })
})

describe("a read-only data folder", () => {
  it("prevents the start with an error message, until it is writable", async () => {
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
    expect((await submit(site.url, await writeMessage(site.url))).status).toBe(303)
  })
})

/**
 * Uses file permissions, or a read-only bind mount for root, whom permissions do not restrict.
 * @returns a function that undoes it. It also runs at the end of the test.
 */
function makeReadOnly(folder: string): () => void {
  const undo = process.getuid?.() === 0 ? mountReadOnly(folder) : withoutPermissions(folder)
  let isReadOnly = true
  const release = () => {
    if (isReadOnly) undo()
    isReadOnly = false
  }
  onTestFinished(release)
  return release
}

function withoutPermissions(folder: string): () => void {
  chmodSync(folder, 0o500)
  return () => chmodSync(folder, 0o700)
}

function mountReadOnly(folder: string): () => void {
  execFileSync("mount", ["--bind", folder, folder])
  execFileSync("mount", ["-o", "remount,bind,ro", folder])
  return () => void execFileSync("umount", [folder])
}
