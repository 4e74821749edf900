import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

type Locked = {
  optionalDependencies?: Record<string, string>
  hasInstallScript?: boolean
  resolved?: string
  integrity?: string
}

describe.each([
  ["the site", ""],
  ["Lighthouse", "tools/lighthouse/"],
])("dependencies of %s", (_, folder) => {
  const manifest = JSON.parse(readFileSync(`${folder}package.json`, "utf8"))
  const locked: Record<string, Locked> = JSON.parse(
    readFileSync(`${folder}package-lock.json`, "utf8"),
  ).packages

  it("have every platform's optional part in the lock, or `npm ci` dies on other machines", () => {
    const present = new Set(Object.keys(locked).map((path) => path.split("node_modules/").pop()))
    const wanted = Object.values(locked).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    expect(wanted.filter((name) => !present.has(name))).toEqual([])
  })

  it("run no script when they are installed", () => {
    expect(Object.keys(locked).filter((path) => locked[path]?.hasInstallScript)).toEqual([])
  })

  it("are each locked by hash, and name no registry", () => {
    const packages = Object.entries(locked).filter(([path]) => path !== "")
    expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
    expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
  })

  it("are named with exact versions", () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest
    const versions: string[] = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it("each have their reason in docs/decisions", () => {
    const reasons = readFileSync("docs/decisions/0002-dependencies.md", "utf8")
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(names.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([])
  })
})
