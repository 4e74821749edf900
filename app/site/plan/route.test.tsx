import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Ports } from "#app/context.ts"
import { content } from "#tests/content/content.ts"
import { brokenCatalogue } from "#tests/support/catalogues.ts"
import { linksOf, textOf, type View, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit, visitWithLayout } from "#tests/support/visit.tsx"
import * as plan from "./route.tsx"

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

const open = (query = "", ports: Partial<Ports> = {}, headers: Record<string, string> = {}) =>
  visit(
    { ...testPorts.ports, ...ports },
    ["/plan", plan],
    new Request(`https://rent.example/plan${query}`, { headers }),
  )

const ROUND_TRIP =
  "?start=airport&stop=Sigiriya&nights=2&stop=Ella&nights=2&stop=Kandy&nights=1&end=airport&month=2&people=4"

/** The links of a page whose URL begins with this text. */
const linksTo = (view: View, start: string) =>
  linksOf(view.getByRole("main")).filter(([href]) => href.startsWith(start))

/** The URL of the link with this text; empty without one. */
function hrefOf(view: View, text: string | RegExp): string {
  const link = linksOf(view.getByRole("main")).find(([, linkText]) =>
    typeof text === "string" ? linkText === text : text.test(linkText),
  )
  return link?.[0] ?? ""
}

/** The vehicles of the table of prices, in their order. */
const vehicleNames = (view: View) =>
  viewOf(view.getByRole("region", { name: "Vehicles and prices" }))
    .all("tbody th")
    .map((row) => textOf(viewOf(row).one("a")))

/** The rows of the table of drives, as texts. */
function drives(view: View): string[] {
  const section = viewOf(view.getByRole("region", { name: "The drives" }))
  return section.all("tbody th").map(textOf)
}

/** The text beside a button of a row that says how it changes the trip; empty without one. */
function effectOf(view: View, button: string): string {
  const id = view.getByRole("button", { name: button }).getAttribute("aria-describedby")
  return id ? textOf(view.one(`#${id}`)) : ""
}

/** The kilometres of the trip. */
function kmOf(view: View): number {
  return Number(/This order: about ([\d,]+) km/.exec(view.text)?.[1]?.replace(",", ""))
}

describe("the planner without a plan", () => {
  it("has every ready-made trip as an example", async () => {
    const { view, status } = await open()
    expect(status).toBe(200)
    const examples = linksTo(view, "/trips/").map(([href]) => href)
    expect(examples).toEqual(testPorts.ports.content.readyTrips.map(({ slug }) => `/trips/${slug}`))
  })

  it("begins a plan with each place of the map", async () => {
    const { view } = await open()
    expect(linksTo(view, "/plan?")).toContainEqual(["/plan?stop=galle&nights=1#plan", "Galle"])
    expect(view.all("svg a[data-place]")).toHaveLength(content.places.length)
  })

  it("has no script, and a plan has three islands", async () => {
    const empty = await open()
    const planned = await open(ROUND_TRIP)
    const islands = ({ view }: typeof empty) => view.all("[data-island]").map(({ dataset }) => dataset.island)
    expect([islands(empty), islands(planned)]).toEqual([[], ["stopRows", "copyButton", "keepOffline"]])
  })

  it("says at twelve rows that a plan has no more stops", async () => {
    const rows = (count: number) => `?${Array(count).fill("stop=&nights=1").join("&")}`
    const add = { name: "Add a stop" }
    const fewer = await open(rows(11))
    const full = await open(rows(12))
    expect(fewer.view.getByRole("button", add)).toBeDefined()
    expect(fewer.view.text).not.toContain("A plan has up to 12 stops.")
    expect(full.view.queryByRole("button", add)).toBeNull()
    expect(full.view.text).toContain("A plan has up to 12 stops. Remove one to add another.")
  })

  it("may be indexed, and a plan may not", async () => {
    const empty = await open()
    const planned = await open(ROUND_TRIP)
    expect([empty.head?.robots, planned.head?.robots]).toEqual([null, "noindex, follow"])
    expect(planned.head?.canonical).toBe(empty.head?.canonical)
  })
})

describe("a plan", () => {
  it("says without scripts that storing it on a device needs scripts", async () => {
    const section = viewOf((await open(ROUND_TRIP)).view.getByRole("region", { name: "Keep for offline" }))
    expect(textOf(section.one("noscript"))).toBe("To store pages, JavaScript must be on in this browser.")
    expect(section.queryByRole("button")).toBeNull()
  })

  it("shows each drive, each day and the season of its month", async () => {
    const { view } = await open(ROUND_TRIP)
    expect(drives(view)).toEqual([
      "Colombo airport to Sigiriya",
      "Sigiriya to Ella",
      "Ella to Kandy",
      "Kandy to Colombo airport",
    ])
    expect(
      viewOf(view.getByRole("region", { name: "Day by day" }))
        .all("h3")
        .map(textOf),
    ).toEqual(["Day 1", "Day 2", "Day 3", "Day 4", "Day 5", "Day 6"])
    expect(view.text).toContain("February is a good month for Ella.")
  })

  it("shows the season of the months that each stay is in", async () => {
    const { view } = await open("?stop=kandy&nights=7&stop=mirissa&nights=4&from=2027-04-28T09:00")
    const section = viewOf(view.getByRole("region", { name: "The season" }))
    const marked = section.all("tbody tr").map((row) => viewOf(row).all("td[data-chosen]").map(textOf))
    expect(marked.map((cells) => cells.map((cell) => cell.split(":")[0]))).toEqual([
      ["April", "May"],
      ["May"],
    ])
    expect(view.text).toContain("May is a poor month for Mirissa.")
    expect(view.text).not.toContain("April is a good month for Mirissa.")
  })

  it("marks a poya day and a festival at their day", async () => {
    const calendar = {
      ...content.calendar,
      days: [
        { date: "2027-01-22", name: "Duruthu Full Moon Poya Day", kind: "poya", places: [] },
        { date: "2027-01-22", name: "Perahera", kind: "festival", places: ["kandy"] },
        { date: "2027-01-23", name: "Harvest", kind: "festival", places: ["sigiriya"] },
      ] as const,
    }
    const ports = { content: { ...testPorts.ports.content, calendar } }
    const daysOf = async (dates: string) => {
      const { view } = await open(`?stop=sigiriya&nights=1&stop=kandy&nights=3${dates}`, ports)
      return viewOf(view.getByRole("region", { name: "Day by day" }))
        .all("ol > li")
        .map(
          (day) =>
            textOf(day)
              .match(/Poya Day|Perahera|Harvest/g)
              ?.join() ?? "",
        )
    }
    expect(await daysOf("&from=2027-01-20T09:00")).toEqual(["", "", "Poya Day,Perahera", "", ""])
    expect(await daysOf("&month=1")).toEqual(["", "", "", "", ""])
  })

  it("marks an estimate in the drives, the days, the total, the prices and the message", async () => {
    const { view } = await open(`${ROUND_TRIP}&from=2027-03-01T09:00`)
    const rows = viewOf(view.getByRole("region", { name: "The drives" })).all("tbody tr")
    const texts = rows.map((row) => viewOf(row).all("th, td").slice(0, 2).map(textOf).join(": "))
    expect(texts).toContainEqual(expect.stringMatching(/: about \d+\skm$/))
    const days = textOf(view.getByRole("region", { name: "Day by day" }))
    for (const text of texts) expect(days).toContain(`${text}, `)
    const prices = textOf(view.getByRole("region", { name: "Vehicles and prices" }))
    expect(prices).toMatch(/The drives of this plan are about [\d,]+\skm\./)
    const total = /About [\d,]+\skm and .+? at the wheel/.exec(view.text)?.[0]
    expect(total).toBeDefined()
    const [messageHref = ""] =
      linksOf(view.getByRole("main")).find(([, text]) => text === "Ask for this trip on WhatsApp") ?? []
    expect(new URL(messageHref).searchParams.get("text")?.replaceAll("\u00a0", " ")).toContain(
      total?.replaceAll("\u00a0", " "),
    )
  })

  it("chooses by a link whether a page is printed for each day, with its drives and sights", async () => {
    const { view } = await open(ROUND_TRIP)
    const link = hrefOf(view, "Print one page a day")
    expect(view.all("li .print-only")).toEqual([])
    const byDay = await open(link.slice("/plan".length))
    const pages = viewOf(byDay.view.getByRole("region", { name: "Day by day" })).all("ol > li")
    expect(pages).toHaveLength(6)
    for (const dayPage of pages) expect(textOf(dayPage)).toContain("Notes")
    const drivesOf = (dayPage: Element) => viewOf(dayPage).all("tbody th").map(textOf)
    expect(pages.map(drivesOf)).toContainEqual(["Sigiriya to Ella"])
    const daysWithoutDrives = pages.filter((dayPage) => drivesOf(dayPage).length === 0)
    expect(daysWithoutDrives).toHaveLength(2)
    for (const dayPage of daysWithoutDrives) expect(textOf(dayPage)).toContain("Time for:")
    const back = hrefOf(byDay.view, "Print all on two pages")
    expect((await open(back.slice("/plan".length))).view.all("li .print-only")).toEqual([])
  })

  it("says on how many pages a long plan prints", async () => {
    const { view } = await open("?stop=kandy&nights=7&stop=ella&nights=7")
    expect(view.text).toContain("This page prints the whole plan on three pages or more.")
    const byDay = await open("?stop=kandy&nights=7&stop=ella&nights=7&print=days")
    expect(linksTo(byDay.view, "/plan?").map(([, text]) => text)).toContain("Print the whole plan together")
  })

  it("links to the best order, whose page suggests no other", async () => {
    const { view } = await open(ROUND_TRIP)
    const [href = ""] = linksOf(view.getByRole("main")).find(([, text]) => text === "Use this order") ?? []
    const better = await open(href.slice("/plan".length))
    expect(drives(better.view)).toHaveLength(4)
    expect(better.view.text).not.toContain("Use this order")
  })

  it("shows what each button of a row changes, in agreement with the plan after it", async () => {
    const { view } = await open(
      "?stop=ella&nights=2&stop=&nights=1&stop=sigiriya&nights=1&stop=kandy&nights=1",
    )
    expect(effectOf(view, "Down: stop 1")).toBe("")
    expect(effectOf(view, "Up: stop 3")).toBe("")
    expect(effectOf(view, "Down: stop 3")).toBe(effectOf(view, "Up: stop 4"))
    const { view: swapped } = await open("?stop=ella&nights=2&stop=kandy&nights=1&stop=sigiriya&nights=1")
    const change = kmOf(swapped) - kmOf(view)
    expect(change).toBeLessThan(0)
    expect(effectOf(view, "Down: stop 3")).toMatch(new RegExp(`^−${-change} km, [+−]`))
  })

  it("shows its order and the suggested one, with the difference", async () => {
    const { view } = await open(ROUND_TRIP)
    const form = viewOf(view.getByRole("form", { name: "Your trip" }))
    const [href = ""] = linksOf(form.getByRole("group", { name: "Route" }))[0] ?? []
    const better = await open(href.slice("/plan".length))
    const moreKm = kmOf(better.view) - kmOf(view)
    expect(form.text).toContain(`The suggested order: about ${moreKm} km more and 2 h 20 min less.`)
    expect(better.view.text).toContain("No other order is faster.")
  })

  it("names the start of a round trip once on the map", async () => {
    const { view } = await open("?stop=ella&nights=2&stop=dambulla&nights=1&stop=kandy&nights=1")
    const map = view.getByRole("group", { name: /Dambulla/ })
    expect(viewOf(map).all("text").map(textOf).toSorted()).toEqual([
      "1",
      "2",
      "3",
      "Dambulla",
      "Ella",
      "Kandy",
    ])
  })

  it("links to itself with each place that is not a stop, from the map and from a list", async () => {
    const { view } = await open(`${ROUND_TRIP}&hours=x`)
    const list = linksTo(view, "/plan?").filter(([, text]) => text === "Galle")
    const [href = ""] = list[0] ?? []
    expect(view.all("svg a[data-place=galle]").map((link) => link.getAttribute("href"))).toEqual([href])
    expect(view.all("svg a[data-place=ella]")).toEqual([])
    const params = new URL(href, "https://rent.example").searchParams
    expect(params.getAll("stop")).toEqual(["Sigiriya", "Ella", "Kandy", "galle"])
    expect(params.get("hours")).toBe("x")
  })

  it("offers no thirteenth stop after twelve", async () => {
    const { places } = testPorts.ports.content
    const query = places.slice(0, 12).map(({ slug }) => `stop=${slug}&nights=1`)
    const { view } = await open(`?${query.join("&")}`)
    expect(view.all("svg a")).toEqual([])
    expect(view.text).not.toContain("Places on the map")
  })

  it("returns to the start unless it has an end, also in its own links", async () => {
    const { view } = await open("?start=airport&stop=ella&nights=1&end=&hours=4")
    expect(view.getByLabelText("Start at").getAttribute("value")).toBe("Colombo airport")
    expect(view.getByLabelText("End at").getAttribute("value")).toBe("")
    expect(drives(view).at(-1)).toBe("Ella to Colombo airport")
    const links = linksTo(view, "/plan?start=")
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(([href]) => /[?&]end=[^&]/.test(href))).toEqual([])
  })

  it("shows an end that was chosen", async () => {
    const { view } = await open("?start=airport&stop=ella&nights=1&end=dambulla")
    expect(view.getByLabelText("End at").getAttribute("value")).toBe("Dambulla")
    expect(drives(view).at(-1)).toBe("Ella to Dambulla")
  })

  it("names a stop on the way that divides a day that is too long, and gives it a night", async () => {
    const { view } = await open("?stop=kandy&nights=0&stop=nuwara-eliya&nights=1&hours=4")
    const [href = ""] = linksTo(view, "/plan?").find(([, text]) => text === "Add a night at Kandy") ?? []
    const params = new URL(href, "https://rent.example").searchParams
    expect([params.getAll("stop"), params.getAll("nights")]).toEqual([
      ["kandy", "nuwara-eliya"],
      ["1", "1"],
    ])
  })

  it("names a place that divides a day that is too long, and adds it", async () => {
    const { view } = await open("?start=dambulla&stop=ella&nights=1&hours=4")
    const [href = ""] =
      linksTo(view, "/plan?").find(([, text]) => text === "Add a night at Nuwara Eliya") ?? []
    const divided = await open(href.slice("/plan".length))
    expect(drives(divided.view).slice(0, 2)).toEqual(["Dambulla to Nuwara Eliya", "Nuwara Eliya to Ella"])
  })

  it("says what a visitor can do about a long day that no place divides", async () => {
    const { view } = await open("?start=ella&end=polonnaruwa")
    const day = textOf(view.getByRole("region", { name: "Day by day" }))
    expect(day).toContain("is more than your 5 hours. None of our places near this road divides it")
    expect(day).toContain("Add a stop farther from the road, or allow more hours of driving a day.")
    expect(hrefOf(view, /^Add a night at/)).toBe("")
  })

  it("says 'No driving' if it has no drive", async () => {
    const { view } = await open("?start=kandy&stop=kandy&nights=2")
    expect(textOf(view.getByRole("region", { name: "Your plan" }))).toContain("3 days, 2 nights. No driving.")
    expect(view.text).not.toContain("at the wheel")
    expect(view.queryByRole("region", { name: "The drives" })).toBeNull()
  })

  it("opens a vehicle with the dates and the driver", async () => {
    const { view } = await open("?stop=kandy&nights=2&from=2027-03-01T09:00&drive=driver&people=3")
    const [href = ""] = linksTo(view, "/cars/")[0] ?? []
    const params = new URL(href, "https://rent.example").searchParams
    expect(params.get("from")).toBe("2027-03-01T09:00")
    expect(params.get("extras")).toMatch(/^need-a-driver:3/)
    expect(params.get("plan")).toBe(
      "start=dambulla&stop=kandy&nights=2&from=2027-03-01T09:00&people=3&drive=driver",
    )
  })

  it("offers only vehicles for the road, and says why the others do not fit", async () => {
    const { view } = await open("?stop=meemure&nights=1")
    expect(view.text).toContain("Four-wheel drive only")
    const every = await open(hrefOf(view, /why \d+ vehicles do not fit$/).slice("/plan".length))
    expect(every.view.text).toContain("No four-wheel drive")
    expect(every.view.text).not.toMatch(/why \d+ vehicles do not fit/)
  })

  it.each(["Sort by price", "Sort by seats", "Sort by name"])(
    "shows the first eight vehicles, and all that fit on the page it links to: %s",
    async (order) => {
      const opened = await open(ROUND_TRIP)
      const first = (await open(hrefOf(opened.view, order).slice("/plan".length))).view
      const link = hrefOf(first, /^All \d+ vehicles that fit/)
      const every = (await open(link.slice("/plan".length))).view
      const count = Number(/All (\d+) vehicles that fit/.exec(first.text)?.[1])
      expect(count).toBeGreaterThan(8)
      expect(vehicleNames(every)).toHaveLength(count)
      expect(vehicleNames(first)).toEqual(vehicleNames(every).slice(0, 8))
      const sorted = await open(hrefOf(every, order).slice("/plan".length))
      expect(vehicleNames(sorted.view)).toEqual(vehicleNames(every))
    },
  )

  it.each([
    ["?stop=kandy", "en-GB,en;q=0.9", "Galle"],
    ["?stop=kandy", "si-LK,en;q=0.9", "Galle ගාල්ල"],
    ["?stop=kandy", "en,ta;q=0.5", "Galle காலி"],
    ["", "en", "Galle ගාල්ල காலி"],
  ])("suggests Galle on /plan%s to a browser that asks for %s as %s", async (query, language, name) => {
    const { view } = await open(query, {}, { "accept-language": language })
    const option = view.one("#plan-places option[value=Galle]")
    expect(option.getAttribute("label") ?? option.getAttribute("value")).toBe(name)
  })

  it("offers no comparison if no vehicle fits", async () => {
    const compare = "Compare the chosen vehicles"
    expect((await open("?stop=kandy&nights=1&people=4")).view.text).toContain(compare)
    const { view } = await open("?stop=kandy&nights=1&people=60&bags=60")
    expect(view.text).toContain("No vehicle of ours fits all of this.")
    expect(view.text).not.toContain(compare)
  })

  it("shows everything except prices if the fleet cannot be read", async () => {
    const { view, status } = await open(ROUND_TRIP, { catalogue: brokenCatalogue() })
    expect(status).toBe(200)
    expect(drives(view)).toHaveLength(4)
    expect(view.text).toContain("The prices could not be read.")
  })
})

describe("a plan with a visitor's dates", () => {
  const DATES = "from=2027-01-10T09:00&to=2027-01-17T09:00"

  it("begins with the first day, the return and the number of days of those dates, and links keep them", async () => {
    const { view } = await open(`?${DATES}`)
    expect(view.value("from")).toBe("2027-01-10T09:00")
    expect(view.value("to")).toBe("2027-01-17T09:00")
    expect(view.text).toContain("7 days, 7 nights")
    expect(view.hrefs("/trips/").every((href) => href.endsWith(`?${DATES}`))).toBe(true)
    const galle = linksTo(view, "/plan?").find(([, name]) => name === "Galle")
    expect(galle?.[0]).toContain("stop=galle")
    expect(galle?.[0]).toContain("to=2027-01-17")
  })

  it.each([
    [1, "Your dates have 6 more nights: add a stop, or stay longer at one."],
    [7, "The last drive ends after the time of your return."],
    [9, "The trip needs 2 more nights than your dates have: stay shorter, or leave a stop out."],
  ])("says how %i nights fit those dates", async (nights, text) => {
    const { view } = await open(`?stop=kandy&nights=${nights}&${DATES}`)
    expect(view.text).toContain(text)
  })

  it("says that the trip fits a return in the evening", async () => {
    const { view } = await open("?stop=kandy&nights=7&from=2027-01-10T09:00&to=2027-01-17T20:00")
    expect(view.text).toContain("The trip fits your dates.")
  })

  it("gives the dates of the trip to the menus if no return is fixed", async () => {
    const request = new Request("https://rent.example/plan?stop=kandy&nights=2&from=2027-01-10T09:00")
    const { view } = await visitWithLayout(testPorts.ports, ["/plan", plan], request)
    const menus = viewOf(view.getByRole("banner"))
    expect(menus.hrefs("/faq")[0]).toBe("/faq?from=2027-01-10T09:00&to=2027-01-12T12:00")
  })

  it("links to 'May I drive?' with the plan, for the way back, and with its dates", async () => {
    const { view } = await open("?stop=kandy&nights=2&from=2027-01-10T09:00")
    const [href = ""] = view.hrefs("/may-i-drive")
    const query = new URL(href, "https://rent.example").searchParams
    expect(query.get("plan")).toBe("start=dambulla&stop=kandy&nights=2&from=2027-01-10T09:00")
    expect(query.get("from")).toBe("2027-01-10T09:00")
  })
})

describe("a URL that is not a whole plan", () => {
  it("says how it read a part of a name, and that the link was cut off", async () => {
    const { view } = await open("?stop=kan&nigh")
    expect(view.getAllByRole("status").map(textOf).filter(Boolean)).toEqual([
      "We read “kan” as Kandy.",
      "Left out of the plan “nigh”: the link ends here, in the middle of a word. Check what is missing.",
    ])
    expect((await open("?stop=kandy&nights=1")).view.text).not.toContain("We read")
  })

  it.each([
    ["?stop=Atlantis&stop=kandy", "“Atlantis”: we know no place of this name."],
    ["?stop=kandy&people=99", "“99” people: enter 1 to 60. The plan counts 2."],
    ["?stop=kandy&from=2001-01-01T09:00", "The first day: it is in the past."],
    ["?stop=kandy&stop=kandy", "it is twice in a row, so it counts once."],
    [
      "?stop=kandy&from=2027-03-09T09:00&to=2027-03-01T09:00",
      "“2027-03-01T09:00”: the return has to be a time after the first day.",
    ],
  ])("%s is planned as far as it is valid, and the page reports the rest", async (query, text) => {
    const { view, status } = await open(query)
    expect(status).toBe(200)
    expect(view.text).toContain(text)
    expect(drives(view)).toEqual(["Dambulla to Kandy", "Kandy to Dambulla"])
  })

  it("keeps the submitted texts, with each error beside its field", async () => {
    const { view } = await open("?stop=Atlantis&nights=3&people=99")
    expect(view.getByLabelText("Stop 1").getAttribute("value")).toBe("Atlantis")
    expect(view.getByLabelText("Stop 1").getAttribute("aria-invalid")).toBe("true")
    expect(view.getByLabelText("Nights at stop 1").getAttribute("value")).toBe("3")
    expect(view.getByLabelText("People").getAttribute("value")).toBe("99")
  })

  it.each([
    ["start=Atlantis", "Start at", "Atlantis", "Choose a place from the list"],
    ["start=a", "Start at", "a", "Several places have this name: choose one from the list"],
    ["end=Atlantis", "End at", "Atlantis", "Choose a place from the list"],
    [
      "from=2001-01-01T09:00",
      "First day and time",
      "2001-01-01T09:00",
      "Choose a time that is still to come",
    ],
    ["people=99", "People", "99", "Enter 1 to 60"],
    ["bags=many", "Large bags", "many", "Enter 0 to 60"],
    ["hours=0", "Hours of driving a day, at most", "0", "Enter 1 to 14"],
  ])("keeps the invalid %s with an error beside the field", async (query, label, text, error) => {
    const { view } = await open(`?stop=kandy&nights=1&${query}`)
    const field = view.getByLabelText(label)
    expect(field.getAttribute("value")).toBe(text)
    expect(field.getAttribute("aria-invalid")).toBe("true")
    const descriptionIds = field.getAttribute("aria-describedby")?.split(" ") ?? []
    expect(descriptionIds.map((id) => textOf(view.one(`#${id}`))).join(" ")).toContain(error)
    expect(view.all("form [aria-invalid]")).toHaveLength(1)
  })

  it("shows text as text", async () => {
    const { view } = await open(`?stop=${encodeURIComponent("<b>x</b>")}`)
    expect(view.text).toContain("“<b>x</b>”: we know no place of this name.")
  })
})

describe("a button of the form", () => {
  it("redirects to the URL of the changed rows, at the row", async () => {
    const { status, headers } = await open("?start=kandy&stop=ella&nights=2&stop=galle&nights=1&step=up-2")
    expect(status).toBe(302)
    expect(headers.get("location")).toBe("/plan?start=kandy&stop=galle&nights=1&stop=ella&nights=2#stop-1")
  })
})
