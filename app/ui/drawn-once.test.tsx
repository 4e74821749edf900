import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import {
  type PlaceDrawn,
  PlaceDrawnContext,
  useDrawnOnce,
  useDrawnOnceWith,
  useEachDrawnOnce,
  useHtml,
} from "./drawn-once.tsx"

const Name = ({ name }: { name: string }) => <b>{name}</b>

describe("what stands inside an element", () => {
  const One = ({ isForAll }: { isForAll?: boolean }) => (
    <p {...useDrawnOnce(<Name name="Axio" />, isForAll)} />
  )

  it("is what was drawn before, and what React draws where nothing was", () => {
    expect(page(<One />, () => "<b>drawn</b>")).toBe("<p><b>drawn</b></p>")
    expect(page(<One />, () => null)).toBe("<p><b>Axio</b></p>")
    expect(page(<One />, null)).toBe("<p><b>Axio</b></p>")
  })

  it("is asked for by nobody where it is not for all", () => {
    expect(page(<One isForAll={false} />, () => "<b>drawn</b>")).toBe("<p><b>Axio</b></p>")
  })
})

describe("the items of a list", () => {
  const List = () => (
    <p {...useEachDrawnOnce(["Axio", "Vitz"].map((name) => <Name key={name} name={name} />))} />
  )

  it("are asked for together, and all left to React where one was not drawn yet", () => {
    expect(page(<List />, (parts) => `drawn ${parts.length}`)).toBe("<p>drawn 2</p>")
    expect(page(<List />, () => null)).toBe("<p><b>Axio</b><b>Vitz</b></p>")
  })
})

describe("a part with texts of its own page", () => {
  const Own = ({ name }: { name: string }) => (
    <p {...useDrawnOnceWith({ name }, (own) => <Name {...own} />)} />
  )

  it("is the same part for every page", () => {
    const asked: unknown[] = []
    const place: PlaceDrawn = ([part], own) => {
      asked.push(typeof part === "object" && part.props)
      return `drawn with ${own.name}`
    }
    expect(page(<Own name="Axio" />, place)).toBe("<p>drawn with Axio</p>")
    expect(page(<Own name="Vitz" />, place)).toBe("<p>drawn with Vitz</p>")
    expect(asked[0]).toEqual(asked[1])
    expect(JSON.stringify(asked)).not.toMatch(/Axio|Vitz/)
  })
})

describe("HTML of the build", () => {
  const Sheet = () => <style {...useHtml("a > b {}")} />

  it("is placed where there are parts that were drawn, and stands as it is where there are none", () => {
    expect(page(<Sheet />, ([html]) => `placed ${html}`)).toBe("<style>placed a > b {}</style>")
    expect(page(<Sheet />, null)).toBe("<style>a > b {}</style>")
  })
})

function page(part: ReactElement, place: PlaceDrawn | null): string {
  return renderToStaticMarkup(<PlaceDrawnContext value={place}>{part}</PlaceDrawnContext>)
}
