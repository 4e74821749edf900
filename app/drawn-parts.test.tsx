import { setImmediate as nextTurn } from "node:timers/promises"
import { useLocation } from "react-router"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as guide from "#app/site/guide/route.tsx"
import * as home from "#app/site/home/route.tsx"
import * as listing from "#app/site/listing/route.tsx"
import * as vehicle from "#app/site/vehicle/route.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { en } from "#messages/en.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { formRequest, visit } from "#tests/support/visit.tsx"
import { drawnParts, keepingParts } from "./drawn-parts.tsx"
import { placedParts } from "./placed-parts.ts"

const Name = ({ name }: { name: string }) => <b>{name}</b>
const Place = ({ name }: { name: string }) => <i>{name}</i>

describe("a part", () => {
  it("is drawn beside the page that asks for it first, and is there for the next", async () => {
    const { parts } = counting()
    expect([parts(<Name name="Axio" />), parts(<Name name="Axio" />)]).toEqual([null, null])
    await nextTurn()
    expect(parts(<Name name="Axio" />)).toBe("drawn 1")
  })

  it("is drawn anew for other properties, and is not another part with the same ones", async () => {
    const { drawn } = counting()
    expect(await drawn(<Name name="Axio" />)).toBe("drawn 1")
    expect(await drawn(<Name name="Premio" />)).toBe("drawn 2")
    expect(await drawn(<Place name="Axio" />)).toBe("drawn 3")
    expect(await drawn(<Name name="Axio" />)).toBe("drawn 1")
  })

  it("is known by what its properties hold, and not by which objects they are", async () => {
    const { drawn } = counting()
    const Seen = ({ of: { name } }: { of: { name: string }; to?: string }) => <b>{name}</b>
    const axio = { name: "Axio" }
    expect(await drawn(<Seen of={axio} />)).toBe("drawn 1")
    expect(await drawn(<Seen of={{ ...axio }} />)).toBe("drawn 1")
    expect(await drawn(<Seen of={axio} to="Ella" />)).toBe("drawn 2")
    expect(await drawn(<Seen of={{ name: "Vitz" }} />)).toBe("drawn 3")
  })

  it("is forgotten by what it holds where too much of that came since, and drawn once more", async () => {
    const { drawn } = counting()
    const Seen = ({ of: { name } }: { of: { name: string } }) => <b>{name}</b>
    const axio = { name: "Axio" }
    expect(await drawn(<Seen of={axio} />)).toBe("drawn 1")
    const long = "x".repeat(1024 * 1024)
    for (let i = 2; i <= 18; i++) await drawn(<Seen of={{ name: `${i} ${long}` }} />)
    expect(await drawn(<Seen of={axio} />)).toBe("drawn 1")
    expect(await drawn(<Seen of={{ ...axio }} />)).toBe("drawn 19")
  })

  it("makes room for others, that one first that nobody has asked for", async () => {
    const { drawn, parts } = counting(2 * `0 name:"A"drawn 1`.length)
    await drawn(<Name name="A" />)
    await drawn(<Name name="B" />)
    await drawn(<Name name="A" />)
    await drawn(<Name name="C" />)
    expect(parts(<Name name="A" />)).toBe("drawn 1")
    expect(parts(<Name name="B" />)).toBeNull()
  })

  it("that asks for more than its properties and texts is told of once, and left to the page", async () => {
    const Here = () => useLocation().pathname
    const errors: unknown[] = []
    const parts = drawnParts({ ...en }, (error) => errors.push(error))
    parts(<Here />)
    await nextTurn()
    expect(parts(<Here />)).toBeNull()
    await nextTurn()
    expect(errors).toHaveLength(1)
  })

  it("has the interface's texts", async () => {
    const Home = () => useMessages().common.menu.home
    const parts = drawnParts({ ...en }, unexpected)
    parts(<Home />)
    await nextTurn()
    expect(parts(<Home />)?.pieces.join()).toBe(en.common.menu.home)
  })
})

describe("a page of parts that were drawn before is the page that React draws", () => {
  let desk: TestPorts
  beforeAll(async () => {
    desk = await openPorts()
  })
  afterAll(() => desk.close())

  it.each([
    ["/home", "/home", home],
    ["/home", "/home?q=axio&translate=de", home],
    ["/carlist/:slug?", "/carlist", listing],
    ["/carlist/:slug?", "/carlist/vans", listing],
    ["/cars/:slug", "/cars/toyota-premio-g-superior", vehicle],
    ["/:page", "/rent-a-car-to-ella", guide],
    ["/:page", "/rent-a-car-guide", guide],
  ])("%s: %s", async (path, address, screen) => {
    const request = () => new Request(new URL(address, "https://www.example.lk"))
    const parts = drawnParts({ ...en }, unexpected)
    const anew = await visit(desk.ports, [path, { ...screen }], request(), placedParts(parts, "1").place)
    await nextTurn()
    const awaited: unknown[] = []
    const { place, filled } = placedParts((part) => {
      const drawn = parts(part)
      if (drawn === null) awaited.push(part)
      return drawn
    }, "2")
    const again = await visit(desk.ports, [path, { ...screen }], request(), place)
    const html = Buffer.concat(filled(Buffer.from(again.html))).toString()
    expect(awaited).toEqual([])
    expect(withoutChance(html) === withoutChance(anew.html)).toBe(true)
    expect(html).not.toBe(anew.html) // its parts have the marks between texts that only hydrated pages have
  })
})

describe("what a visitor typed", () => {
  let desk: TestPorts
  beforeAll(async () => {
    desk = await openPorts()
  })
  afterAll(() => desk.close())

  const typed = { pick_up_location: "The blue gate", email: "nobody", last_name: "Perera" }
  it.each([
    ["/home", "/home", home],
    ["/cars/:slug", "/cars/toyota-premio-g-superior", vehicle],
  ])("into the form of %s is in no part that is kept", async (path, address, screen) => {
    const asked: unknown[] = []
    const request = formRequest(`https://www.example.lk${address}`, typed)
    const page = await visit(desk.ports, [path, { ...screen }], request, (parts) => {
      asked.push(...parts.map((part) => typeof part !== "string" && part.props))
      return null
    })
    expect(page.html).toContain("The blue gate")
    expect(asked.length).toBeGreaterThan(3)
    expect(JSON.stringify(asked)).not.toMatch(/blue gate|nobody|Perera/)
  })
})

/** Without the token of a form, and the marks between texts. */
function withoutChance(html: string): string {
  return html.replace(/(name="form_token" value=")[^"]*/g, "$1").replaceAll("<!-- -->", "")
}

function counting(maxCharacters = 10_000) {
  let count = 0
  const parts = keepingParts({ draw: () => `drawn ${++count}`, maxCharacters, onError: unexpected })
  const drawn = async (part: Parameters<typeof parts>[0]) => {
    parts(part)
    await nextTurn()
    return parts(part)
  }
  return { parts, drawn }
}

function unexpected(error: unknown): never {
  throw error
}
