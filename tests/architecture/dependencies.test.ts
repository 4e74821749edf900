import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

type LockedPackage = {
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
  const lockedPackages: Record<string, LockedPackage> = JSON.parse(
    readFileSync(`${folder}package-lock.json`, "utf8"),
  ).packages

  it("include the optional packages of every platform in the lock file, because `npm ci` fails without them", () => {
    const lockedNames = new Set(Object.keys(lockedPackages).map((path) => path.split("node_modules/").pop()))
    const optionalNames = Object.values(lockedPackages).flatMap((entry) =>
      Object.keys(entry.optionalDependencies ?? {}),
    )
    expect(optionalNames.filter((name) => !lockedNames.has(name))).toEqual([])
  })

  it("run no install script", () => {
    expect(Object.keys(lockedPackages).filter((path) => lockedPackages[path]?.hasInstallScript)).toEqual([])
  })

  it("are locked by hash, without a registry URL", () => {
    const packages = Object.entries(lockedPackages).filter(([path]) => path !== "")
    expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
    expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
  })

  it("have exact versions", () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest
    const versions: string[] = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it("are each explained in docs/decisions", () => {
    const reasons = readFileSync("docs/decisions/0002-dependencies.md", "utf8")
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(names.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([])
  })
})

// A server has `dependencies` only: the packages that the running site and its command-line programs import.
const RUNTIME_FOLDERS = ["app", "adapters", "domain", "lib", "messages", "seed", "server", "tools/backup"]
const PROGRAMS = ["tools/invite.ts", "tools/mail.ts", "tools/renew-keys.ts"]
/** Imported by the route table during the build, and by `npm run dev`. */
const BUILD_ONLY = ["@react-router/dev", "vite"]
/** Ignores `import type`, which is erased at run time. */
const IMPORT =
  /^(?:import|export)\b(?! type\b)[^"'`;]*?\bfrom "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm

function packagesOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? "")
    .filter((specifier) => !/^(?:[.#/]|node:)/.test(specifier))
    .map((specifier) =>
      specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/"),
    )
}

describe("a server", () => {
  const files = RUNTIME_FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  ).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  const imported = new Set([...files, ...PROGRAMS].flatMap(packagesOf))
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"))

  it("has every package that the running site imports", () => {
    const missing = [...imported].filter((name) => !(name in dependencies) && !BUILD_ONLY.includes(name))
    expect(missing).toEqual([])
  })

  it("has no package that is needed for builds or tests only", () => {
    const unused = Object.keys(dependencies).filter((name) => !imported.has(name))
    // Prepared for passkeys of staff, which are not in use yet (docs/decisions/0002-dependencies.md).
    expect(unused.filter((name) => name !== "@better-auth/passkey")).toEqual([])
    expect(Object.keys(dependencies).filter((name) => BUILD_ONLY.includes(name))).toEqual([])
  })
})
