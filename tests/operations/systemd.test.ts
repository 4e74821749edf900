import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { hasProgram } from "../../lab/bench/machine.ts"

const unit = readFileSync("docs/operations/rental@.service", "utf8")
const backup = readFileSync("docs/operations/rental-backup.service", "utf8")

describe("the systemd unit", () => {
  it("runs the same command as `npm start`", () => {
    const { start } = JSON.parse(readFileSync("package.json", "utf8")).scripts
    const [, command] = /^ExecStart=\/srv\/rental\/node_modules\/\.bin\/(.*)$/m.exec(unit) ?? []
    expect(start).toBe(`exec ${command}`)
  })

  it("runs the tool of the backup directly, without a set-up that could install packages", () => {
    expect(backup).toMatch(
      /^ExecStart=\/srv\/rental\/node_modules\/\.bin\/node tools\/backup\/run\.ts backup /m,
    )
  })

  it.skipIf(!hasProgram("systemd-analyze")).each([
    ["rental@3000.service", unit],
    ["rental-backup.service", backup],
  ])("%s passes systemd-analyze without warnings", (name, text) => {
    const folder = mkdtempSync(join(tmpdir(), "rental-systemd-"))
    // systemd-analyze requires an existing program, so the path of the current Node is used.
    const installed = text.replace("/srv/rental/node_modules/.bin/node", process.execPath)
    writeFileSync(join(folder, name), installed)
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", join(folder, name)], {
      encoding: "utf8",
    })
    rmSync(folder, { recursive: true })
    expect(stderr.split("\n").filter((line) => line.includes("rental"))).toEqual([])
    expect(status).toBe(0)
  })
})
