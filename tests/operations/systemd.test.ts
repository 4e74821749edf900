import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { hasProgram } from "../../lab/bench/machine.ts"

const siteUnit = readFileSync("docs/operations/rental@.service", "utf8")
const backupUnit = readFileSync("docs/operations/rental-backup.service", "utf8")

describe("a systemd unit", () => {
  it("runs the same command as `npm start`", () => {
    const { start } = JSON.parse(readFileSync("package.json", "utf8")).scripts
    const [, command] = /^ExecStart=\/srv\/rental\/node_modules\/\.bin\/(.*)$/m.exec(siteUnit) ?? []
    expect(start.replace(/^NODE_COMPILE_CACHE=\S+ /, "")).toBe(`exec ${command}`)
  })

  it("runs the backup tool with node directly, not through a command that may install packages", () => {
    expect(backupUnit).toMatch(
      /^ExecStart=\/srv\/rental\/node_modules\/\.bin\/node tools\/backup\/run\.ts backup /m,
    )
  })

  it.skipIf(!hasProgram("systemd-analyze")).each([
    ["rental@3000.service", siteUnit],
    ["rental-backup.service", backupUnit],
  ])("%s passes systemd-analyze without warnings", (name, text) => {
    const folder = mkdtempSync(join(tmpdir(), "rental-systemd-"))
    // systemd-analyze requires an existing program, so the path of the current Node is used.
    const runnableUnit = text.replace("/srv/rental/node_modules/.bin/node", process.execPath)
    writeFileSync(join(folder, name), runnableUnit)
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", join(folder, name)], {
      encoding: "utf8",
    })
    rmSync(folder, { recursive: true })
    expect(stderr.split("\n").filter((line) => line.includes("rental"))).toEqual([])
    expect(status).toBe(0)
  })
})
