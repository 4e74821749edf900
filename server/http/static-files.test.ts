import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { staticFiles } from "./static-files.ts"

describe("a file", () => {
  let folder: string
  let url: string
  let close: () => Promise<void>
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "rental-files-"))
    writeFileSync(join(folder, "one.txt"), "0123456789")
    writeFileSync(join(folder, "other.txt"), "here")
    const files = staticFiles(folder)
    const server = createServer((request, response) =>
      files(request, response, () => response.end("no file")),
    )
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
    close = () => new Promise((resolve) => server.close(() => resolve()))
  })
  afterEach(async () => {
    await close()
    rmSync(folder, { recursive: true })
  })

  it.each(["bytes=9-1", "bytes=0-0", "bytes=-3", "bytes=0-1,4-5", "bytes=99-", "lines=1-2", ""])(
    "is sent whole for the range %j, and the server stays up",
    async (range) => {
      const response = await fetch(`${url}/one.txt`, { headers: { range } })
      expect([response.status, await response.text()]).toEqual([200, "0123456789"])
    },
  )

  it("ends only its own response if it was deleted since the start", async () => {
    rmSync(join(folder, "one.txt"))
    const deletedFile = fetch(`${url}/one.txt`).then((response) => response.text())
    await expect(deletedFile).rejects.toThrow()
    expect(await (await fetch(`${url}/other.txt`)).text()).toBe("here")
  })
})
