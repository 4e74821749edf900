import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { hasProgram } from "../../bench/machine.ts"

const unit = readFileSync("docs/operations/rental@.service", "utf8")

describe("the systemd unit", () => {
  it("starts what `npm start` starts", () => {
    const { start } = JSON.parse(readFileSync("package.json", "utf8")).scripts
    const [, command] = /^ExecStart=\/srv\/rental\/node_modules\/\.bin\/(.*)$/m.exec(unit) ?? []
    expect(start).toBe(`exec ${command}`)
  })

  it.skipIf(!hasProgram("systemd-analyze"))("is one that systemd reads without a word", () => {
    const folder = mkdtempSync(join(tmpdir(), "rental-systemd-"))
    // Only a program that is there passes; this one is here.
    const here = unit.replace("/srv/rental/node_modules/.bin/node", process.execPath)
    writeFileSync(join(folder, "rental@3000.service"), here)
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", join(folder, "rental@3000.service")], {
      encoding: "utf8",
    })
    rmSync(folder, { recursive: true })
    expect(stderr.split("\n").filter((line) => line.includes("rental"))).toEqual([])
    expect(status).toBe(0)
  })
})
