import type { ReactElement } from "react"
import { renderToStaticMarkup, renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import {
  type DrawnPart,
  DrawnPartContext,
  useDrawnOnce,
  useDrawnOnceWith,
  useEachDrawnOnce,
} from "./drawn-once.tsx"

const Name = ({ name }: { name: string }) => <b>{name}</b>
const Way = ({ href, name }: { href: string; name: string }) => (
  <a href={href} title={name}>
    {name}
  </a>
)

describe("what stands inside an element", () => {
  const One = () => <p {...useDrawnOnce(<Name name="Axio" />)} />

  it("is what was drawn before, and what React draws where nothing was", () => {
    expect(page(<One />, () => "<b>drawn</b>")).toBe("<p><b>drawn</b></p>")
    expect(page(<One />, () => null)).toBe("<p><b>Axio</b></p>")
    expect(page(<One />, null)).toBe("<p><b>Axio</b></p>")
  })
})

describe("the items of a list", () => {
  const List = () => (
    <p {...useEachDrawnOnce(["Axio", "Vitz"].map((name) => <Name key={name} name={name} />))} />
  )

  it("follow each other as they were drawn", () => {
    expect(page(<List />, renderToString)).toBe("<p><b>Axio</b><b>Vitz</b></p>")
  })

  it("are all left to React where one was not drawn yet", () => {
    const parts: DrawnPart = ({ props }) =>
      (props as { name: string }).name === "Axio" ? "<b>drawn</b>" : null
    expect(page(<List />, parts)).toBe("<p><b>Axio</b><b>Vitz</b></p>")
  })
})

describe("a part with texts of its own page", () => {
  const Own = ({ name }: { name: string }) => (
    <p {...useDrawnOnceWith({ href: `/cars?q=${name}`, name }, (own) => <Way {...own} />)} />
  )

  it("is the same part for every page", () => {
    const asked: unknown[] = []
    const parts: DrawnPart = (part) => {
      asked.push(part.props)
      return null
    }
    page(<Own name="Axio" />, parts)
    page(<Own name="Vitz" />, parts)
    expect(asked[0]).toEqual(asked[1])
    expect(JSON.stringify(asked)).not.toMatch(/Axio|Vitz/)
  })

  it("leaves a mark that is none of its own as it stands", () => {
    const Stray = () => (
      <p {...useDrawnOnceWith({ name: "Axio" }, () => <Name name="\uE000constructor\uE001" />)} />
    )
    expect(page(<Stray />, renderToString)).toBe(page(<Stray />, null))
  })

  it.each([
    "Axio",
    `"><script>alert('1')</script>`,
    "a & b",
    "$& $1 $$",
    "\uE000href\uE001",
    "\\",
    "සිංහල",
    "",
  ])("has them as React writes them: %s", (name) => {
    expect(page(<Own name={name} />, renderToString)).toBe(page(<Own name={name} />, null))
  })
})

function page(part: ReactElement, parts: DrawnPart | null): string {
  return renderToStaticMarkup(<DrawnPartContext value={parts}>{part}</DrawnPartContext>)
}
