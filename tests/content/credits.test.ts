import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { content } from "./content.ts"

const ROOT = new URL("../../", import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, ROOT), "utf8")
const credits = content.credits.flatMap((group) => group.credits)
const creditOf = (name: string) => credits.find((credit) => credit.name === name)

describe("the credits", () => {
  it("link to exactly the licence files that the site serves", () => {
    const linked = credits.flatMap(({ licenceHref }) =>
      licenceHref?.startsWith("/licences/") ? [licenceHref] : [],
    )
    const files = readdirSync(new URL("public/licences", ROOT)).map((name) => `/licences/${name}`)
    expect(linked.toSorted()).toEqual(files.toSorted())
  })

  it("have for GeoNames what its licence requires: name, licence and changes", () => {
    expect(creditOf("GeoNames")).toMatchObject({
      href: "https://www.geonames.org/",
      licenceHref: "https://creativecommons.org/licenses/by/4.0/",
      changes: expect.stringContaining("four decimals"),
    })
  })

  it("name the copyright holder of each font as its licence does", () => {
    for (const [name, file] of [
      ["Anek", "anek.txt"],
      ["Stick No Bills", "stick-no-bills.txt"],
    ] as const) {
      const [holder] = textOf(`public/licences/${file}`).split(" (")
      expect(creditOf(name)?.holder).toBe(holder)
    }
  })

  it.each([
    ["react", "LICENSE", "react.txt"],
    ["react-dom", "LICENSE", "react.txt"],
    ["scheduler", "LICENSE", "react.txt"],
    ["react-router", "LICENSE.md", "react-router.txt"],
    ["valibot", "LICENSE.md", "valibot.txt"],
  ])("include the unchanged licence of %s", (name, licence, copy) => {
    expect(textOf(`public/licences/${copy}`)).toBe(textOf(`node_modules/${name}/${licence}`))
  })
})
