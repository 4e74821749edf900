import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { leanStyles } from "./lean-styles.ts"

const onPage = new Set(["card", "open"])

describe("the styles of a page that has a card, which may be open", () => {
  it.each([
    [".card{color:red}", "its class"],
    [".card.open>a:hover:after{color:red}", "its classes"],
    ["a,:focus-visible{color:red}", "no class at all"],
    [".form,.card{color:red}", "another one among others"],
    ["main:not(.form) .card{color:red}", "one that is to be absent"],
    [".card:has(.form),.card:is(.form,.open){color:red}", "one that may be absent"],
    ['[href$=".form"],[title="}.form{"]{color:red}', "one in a string"],
    [".card{color:red;.form &{color:blue}}", "one further in"],
    ["@font-face{font-family:Anek;src:url(/anek.woff2)}", "letters"],
    ["@keyframes turn{0%{rotate:0deg}to{rotate:1turn}}", "movements"],
    ["@layer tokens,base;", "the order of layers"],
  ])("keep %s: it asks for %s", (rule) => {
    expect(leanStyles(rule, onPage, "")).toBe(rule)
  })

  it.each([
    ".form{color:red}",
    ".card .form:hover{color:red}",
    ".form,.card.form{color:red}",
    ".form:not(.card){content:'}.card{'}",
    "@media print{.form{color:red}}",
    "@supports (color:red){@media print{.form{color:red}.form a{color:blue}}}",
  ])("go without %s", (rule) => {
    expect(leanStyles(`a{color:red}${rule}.card{color:blue}`, onPage, "")).toBe(
      "a{color:red}.card{color:blue}",
    )
  })

  it("keep each layer in its place, also one of which nothing is left", () => {
    const sheet = "@layer base{.form{color:red}}@layer parts{.form{color:red}.card{color:blue}}"
    expect(leanStyles(sheet, onPage, "")).toBe("@layer base{}@layer parts{.card{color:blue}}")
  })
})

describe("values with a name", () => {
  const page = '<path fill="var(--leaf)"/>'

  it("stay where styles or the page read them", () => {
    const sheet = ":root{--leaf:green;--ink:#000;--page:var(--ink)}a{color:var(--page,red)}"
    expect(leanStyles(sheet, new Set(), page)).toBe(sheet)
  })

  it("go where nothing reads them, with those that only they read", () => {
    const sheet = ":root{--ink:#000;color:red;--soft:var(--ink);--leaf:green}a{--soft:blue}"
    expect(leanStyles(sheet, new Set(), page)).toBe(":root{color:red;--leaf:green}a{}")
  })
})

describe("the style sheets of the build", () => {
  const sheets = globSync("build/client/assets/*.css").map((file) => readFileSync(file, "utf8"))
  const every = sheets.join("")
  const everyClass = new Set(every.match(/(?<=\.)[a-z_][\w-]*/gi))

  it("come back to the letter for a page that needs all of them", () => {
    expect(sheets.length).toBeGreaterThan(10)
    for (const sheet of sheets) expect(leanStyles(sheet, everyClass, every)).toBe(sheet)
  })

  it("come back with the rules that ask for no class, for a page that has none", () => {
    const left = leanStyles(every, new Set(), "")
    expect(left).toMatch(/^@layer /)
    expect(left).toContain(":focus-visible")
    expect(left.length).toBeLessThan(every.length / 4)
  })
})
