import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { content } from "./content.ts"

const ROOT = new URL("../../", import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, ROOT), "utf8")
const credits = content.credits.flatMap((group) => group.credits)
const creditOf = (name: string) => credits.find((credit) => credit.name === name)

describe("the credits", () => {
  it("lead to every licence that goes out with the site, and to none besides", () => {
    const led = credits.flatMap(({ licenceHref }) =>
      licenceHref?.startsWith("/licences/") ? [licenceHref] : [],
    )
    const files = readdirSync(new URL("public/licences", ROOT)).map((name) => `/licences/${name}`)
    expect(led.toSorted()).toEqual(files.toSorted())
  })

  it("give GeoNames what its licence asks: name, licence, and what was changed", () => {
    expect(creditOf("GeoNames")).toMatchObject({
      href: "https://www.geonames.org/",
      licenceHref: "https://creativecommons.org/licenses/by/4.0/",
      changes: expect.stringContaining("four decimals"),
    })
  })

  it("name the owner of each family of letters as its licence does", () => {
    for (const [name, file] of [
      ["Anek", "anek.txt"],
      ["Stick No Bills", "stick-no-bills.txt"],
    ] as const) {
      const [owner] = textOf(`public/licences/${file}`).split(" (")
      expect(creditOf(name)?.holder).toBe(owner)
    }
  })

  it.each([
    ["react", "LICENSE", "react.txt"],
    ["react-dom", "LICENSE", "react.txt"],
    ["scheduler", "LICENSE", "react.txt"],
    ["react-router", "LICENSE.md", "react-router.txt"],
    ["valibot", "LICENSE.md", "valibot.txt"],
  ])("hand out the licence of %s as its authors wrote it", (name, licence, copy) => {
    expect(textOf(`public/licences/${copy}`)).toBe(textOf(`node_modules/${name}/${licence}`))
  })
})
