import { text } from "node:stream/consumers"
import { setImmediate as nextTurn } from "node:timers/promises"
import type { ReactElement } from "react"
import { renderToStaticMarkup, renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import {
  PlaceDrawnContext,
  useDrawnOnce,
  useDrawnOnceWith,
  useEachDrawnOnce,
  useHtml,
} from "#app/ui/drawn-once.tsx"
import { filling, keptPart, type PlacedParts, placedParts } from "./placed-parts.ts"

const Name = ({ name }: { name: string }) => <b>{name}</b>
const Way = ({ href, name }: { href: string; name: string }) => (
  <a href={href} title={name}>
    {name}
  </a>
)
const One = ({ name }: { name: string }) => <p {...useDrawnOnce(<Name name={name} />)} />
const Own = ({ name }: { name: string }) => (
  <p {...useDrawnOnceWith({ href: `/cars?q=${name}`, name }, (own) => <Way {...own} />)} />
)

describe("parts that were drawn before", () => {
  it("stand where React would have drawn them", () => {
    const List = () => <p {...useEachDrawnOnce(["A", "B"].map((name) => <Name key={name} name={name} />))} />
    expect(
      page(
        <main>
          <One name="Axio" /> and <One name="සිංහල" />
          <List />
        </main>,
      ),
    ).toBe("<main><p><b>Axio</b></p> and <p><b>සිංහල</b></p><p><b>A</b><b>B</b></p></main>")
  })

  it("are none of them there where one was not drawn yet", () => {
    const parts = placedParts(
      ({ props }) => ((props as { name: string }).name === "A" ? drawn(<i />) : null),
      "",
    )
    expect(parts.place([<Name key="A" name="A" />, <Name key="B" name="B" />], {})).toBeNull()
  })

  it("may be HTML of the build, as it stands", () => {
    const Sheet = () => <style {...useHtml('a > b { content: "\\201C" }')} />
    expect(page(<Sheet />)).toBe('<style>a > b { content: "\\201C" }</style>')
  })

  it("come from no place that a visitor wrote", () => {
    const typed = "<!--guess 0--><!-- 0--><!--0-->"
    const parts = placed()
    const written = markup(<One name="Axio" />, parts) + typed
    expect(Buffer.concat(parts.filled(Buffer.from(written))).toString()).toBe(`<p><b>Axio</b></p>${typed}`)
  })

  it("leave a mark that is none of their own as it stands", () => {
    const Stray = () => (
      <p {...useDrawnOnceWith({ name: "Axio" }, () => <Name name="\uE000constructor\uE001" />)} />
    )
    expect(page(<Stray />)).toBe(renderToStaticMarkup(<Stray />))
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
  ])("have a page's own texts as React writes them: %s", (name) => {
    expect(page(<Own name={name} />)).toBe(renderToStaticMarkup(<Own name={name} />))
  })

  it("stand in a page that goes out as it comes, however it is cut", async () => {
    const parts = placed()
    const written = markup(<Own name="Axio" />, parts)
    const body = filling(parts.filled)
    for (const letter of written) body.write(letter)
    await nextTurn()
    body.end("<!-- the end -->")
    expect(await text(body)).toBe(`${renderToStaticMarkup(<Own name="Axio" />)}<!-- the end -->`)
  })
})

const drawn = (part: ReactElement) => keptPart(renderToString(part))

function placed(): PlacedParts {
  return placedParts(drawn, "secret")
}

function page(part: ReactElement): string {
  const parts = placed()
  return Buffer.concat(parts.filled(Buffer.from(markup(part, parts)))).toString()
}

/** As React writes it: with a place for each part. */
function markup(part: ReactElement, { place }: PlacedParts): string {
  return renderToStaticMarkup(<PlaceDrawnContext value={place}>{part}</PlaceDrawnContext>)
}
