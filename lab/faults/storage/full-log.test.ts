import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, openSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { freePort } from "#tests/support/free-port.ts"
import { statusOf, submit, writeMessage } from "./message.ts"

const FULL_DEVICE = "/dev/full"

describe.skipIf(!existsSync(FULL_DEVICE))("a log that cannot be written", () => {
  it("affects neither pages nor forms", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "rent-car-log-"))
    const port = await freePort()
    const logFile = openSync(FULL_DEVICE, "w")
    const site = spawn(process.execPath, ["server/main.ts"], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        FORM_MIN_SECONDS: "0",
      },
      stdio: ["ignore", logFile, logFile],
    })
    const ended = new Promise<number | null>((resolve) => site.once("exit", resolve))
    onTestFinished(async () => {
      site.kill("SIGKILL")
      await ended
      rmSync(dataDir, { recursive: true })
    })
    const url = `http://127.0.0.1:${port}`
    await vi.waitFor(() => statusOf(`${url}/readyz`), { timeout: 30_000, interval: 50 })
    expect((await submit(url, await writeMessage(url))).status).toBe(303)
    expect(await statusOf(`${url}/carlist/vans`)).toBe(200)
    expect(readdirSync(join(dataDir, "mailbox"))).toHaveLength(1)
    site.kill("SIGTERM")
    expect(await ended).toBe(0)
  })
})
