import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { hasProgram } from "../../lab/bench/machine.ts"

const unit = readFileSync("docs/operations/rental@.service", "utf8")
const backup = readFileSync("docs/operations/rental-backup.service", "utf8")

describe("the systemd unit", () => {
  it("starts what `npm start` starts", () => {
    const { start } = JSON.parse(readFileSync("package.json", "utf8")).scripts
    const [, command] = /^ExecStart=\/srv\/rental\/node_modules\/\.bin\/(.*)$/m.exec(unit) ?? []
    expect(start).toBe(`exec ${command}`)
  })

  it("of the backup makes one without a set-up, which could install something", () => {
    expect(backup).toMatch(
      /^ExecStart=\/srv\/rental\/node_modules\/\.bin\/node tools\/backup\/run\.ts backup /m,
    )
  })

  it.skipIf(!hasProgram("systemd-analyze")).each([
    ["rental@3000.service", unit],
    ["rental-backup.service", backup],
  ])("%s is one that systemd reads without a word", (name, text) => {
    const folder = mkdtempSync(join(tmpdir(), "rental-systemd-"))
    // Only a program that is there passes; this one is here.
    const here = text.replace("/srv/rental/node_modules/.bin/node", process.execPath)
    writeFileSync(join(folder, name), here)
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", join(folder, name)], {
      encoding: "utf8",
    })
    rmSync(folder, { recursive: true })
    expect(stderr.split("\n").filter((line) => line.includes("rental"))).toEqual([])
    expect(status).toBe(0)
  })
})
