import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { describe, expect, it } from "vitest"

// Checks the layers of docs/decisions/0001-one-process-several-layers.md.

/** Matches nothing. */
const NO_PACKAGE = /^(?!)/

/** What a folder may import besides itself: other folders or single files, and packages. */
const ALLOWED: Readonly<Record<string, { folders: string[]; packages: RegExp }>> = {
  lib: { folders: [], packages: NO_PACKAGE },
  domain: { folders: ["lib"], packages: /^valibot$/ },
  messages: { folders: ["domain", "lib"], packages: NO_PACKAGE },
  "app/ui": { folders: ["app/paths.ts", "messages"], packages: /^(react|uqr)(\/|$)/ },
  "app/forms": {
    folders: ["app/ui", "app/context.ts", "app/paths.ts", "messages", "domain", "lib"],
    packages: /^(react|react-router)(\/|$)/,
  },
  // A booking's terms and price, as office and visitor read them.
  "app/booking": {
    folders: ["app/ui", "app/context.ts", "messages", "domain"],
    packages: /^react(\/|$)/,
  },
  // The map of the island, for site and office.
  "app/map": { folders: ["app/ui", "domain"], packages: /^react(\/|$)/ },
  // The map and the days of a planned trip, as office and visitor read them.
  "app/plan": {
    folders: ["app/map", "app/ui", "app/paths.ts", "messages", "domain"],
    packages: /^react(\/|$)/,
  },
  // The registry of islands imports components of site and office.
  "app/islands": {
    folders: ["app/site", "app/office", "app/forms", "app/ui", "app/context.ts", "messages", "domain", "lib"],
    packages: /^(react|react-dom|react-router)(\/|$)/,
  },
  "app/site": {
    folders: [
      "app/booking",
      "app/map",
      "app/plan",
      "app/islands",
      "app/forms",
      "app/ui",
      "app/context.ts",
      "app/office-path.ts",
      "app/offline-paths.ts",
      "app/pages.ts",
      "app/paths.ts",
      "messages",
      "domain",
      "lib",
    ],
    packages: /^(react|react-router)(\/|$)/,
  },
  "app/office": {
    folders: [
      "app/booking",
      "app/map",
      "app/plan",
      "app/islands",
      "app/forms",
      "app/ui",
      "app/context.ts",
      "app/paths.ts",
      "messages",
      "domain",
      "lib",
    ],
    packages: /^(react|react-router)(\/|$)/,
  },
  "app/site/structured-data": {
    folders: ["app/site", "app/paths.ts", "messages", "domain"],
    packages: /^schema-dts$/,
  },
  app: {
    folders: ["app/ui", "app/site", "app/office", "messages", "domain"],
    packages: /^(react|react-dom|react-router|@react-router\/dev|isbot)(\/|$)/,
  },
  "adapters/database": {
    folders: ["domain", "lib", "seed"],
    packages: /^(node:|kysely|pg$|valibot$|lru-cache$)/,
  },
  "adapters/database/staff": {
    folders: ["adapters/database", "domain", "lib"],
    packages: /^(node:|kysely|valibot$|better-auth|@better-auth\/)/,
  },
  adapters: { folders: ["adapters/database", "adapters/http-post", "domain", "lib"], packages: /./ },
  seed: { folders: ["domain"], packages: /^(node:|valibot$)/ },
  illustrations: { folders: ["domain"], packages: /^(node:|@resvg\/resvg-js$|sharp$)/ },
  server: {
    folders: [
      "app/context.ts",
      "app/pages.ts",
      "app/offline-paths.ts",
      "app/paths.ts",
      "app/speculation.ts",
      "app/forms/field-names.ts",
      "app/site/layout/translation.ts",
      "app/site/seo/sitemap.ts",
      "app/office-path.ts",
      "app/office/paths.ts",
      "domain",
      "lib",
      "adapters",
      "messages",
      "seed",
    ],
    packages: /./,
  },
}

const SHIPPED = ["domain", "messages", "app", "adapters", "seed", "illustrations", "lib", "server"]
// Static imports start a line; `import("x")` may be anywhere.
const IMPORT =
  /^(?:import|export)(\s+type)?\b[^"'`;]*?\bfrom "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm

type Import = { specifier: string; isTypeOnly: boolean }

function importsOf(file: string): Import[] {
  return [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, type, from, sideEffect, dynamic]) => {
    return { specifier: from ?? sideEffect ?? dynamic ?? "", isTypeOnly: type !== undefined }
  })
}

/** The path of an imported file from the root of the repository; null for a package. */
function pathInRepository(file: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1)
  return specifier.startsWith(".") ? normalize(join(dirname(file), specifier)) : null
}

/** The most specific entry for a path. Under `adapters` each subfolder counts as a folder of its own. */
function ruleFor(path: string): { rule: string; folder: string } {
  const rule = Object.keys(ALLOWED)
    .sort((a, b) => b.length - a.length)
    .find((folder) => path.startsWith(`${folder}/`))
  if (!rule) throw new Error(`no rule for ${path}`)
  const isAdapter = rule === "adapters"
  return { rule, folder: isAdapter ? path.split("/").slice(0, 2).join("/") : rule }
}

function isAllowed(file: string, specifier: string): boolean {
  const { rule, folder } = ruleFor(file)
  const { folders, packages } = ALLOWED[rule] ?? { folders: [], packages: NO_PACKAGE }
  const path = pathInRepository(file, specifier)
  if (path === null) return packages.test(specifier)
  return [folder, ...folders].some((allowed) => path === allowed || path.startsWith(`${allowed}/`))
}

const shippedFiles = SHIPPED.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)),
)

/** Circular chains of imports, at least one for each group of files that import each other: `a.ts > b.ts > a.ts`. */
function circularImports(isFollowed: (statement: Import) => boolean): string[] {
  const found: string[] = []
  const finished = new Set<string>()
  const follow = (file: string, chain: readonly string[]) => {
    const start = chain.indexOf(file)
    if (start >= 0) found.push([...chain.slice(start), file].join(" > "))
    if (start >= 0 || finished.has(file)) return
    for (const { specifier } of importsOf(file).filter(isFollowed)) {
      const path = pathInRepository(file, specifier)
      if (path !== null && shippedFiles.includes(path)) follow(path, [...chain, file])
    }
    finished.add(file)
  }
  for (const file of shippedFiles) follow(file, [])
  return found
}

describe("imports", () => {
  it("are checked in all source files", () => expect(shippedFiles.length).toBeGreaterThan(100))

  it.each(SHIPPED)("are allowed by the layer of %s/", (folder) => {
    const forbidden = shippedFiles
      .filter((file) => file.startsWith(`${folder}/`))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ specifier }) => !isAllowed(file, specifier))
          .map(({ specifier }) => `${file} imports ${specifier}`),
      )
    expect(forbidden).toEqual([])
  })

  it("are not circular at run time", () => {
    expect(circularImports(({ isTypeOnly }) => !isTypeOnly)).toEqual([])
  })

  it("are not circular in types", () => {
    expect(circularImports(() => true)).toEqual([])
  })
})
