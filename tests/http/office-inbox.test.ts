import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { inDays } from "#tests/support/colombo-days.ts"
import { textOf, type View, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import { changeState, confirmBooking } from "./booking-pages.ts"
import { BOOKING, CONTACT, post, tokenIn, VAN } from "./visitor-forms.ts"

const INBOX_PATH = "/office/enquiries"

let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await openSite()
  owner = await firstOwnerAt(site)
})
afterAll(() => site.remove())

// Each test has visitors of its own, by a word in their names.
let word = ""
let testCount = 0
beforeEach(() => {
  testCount += 1
  const letter = String.fromCodePoint("a".charCodeAt(0) + testCount)
  word = `Testword${letter}`
})

async function sendFromVisitor(path: string, fields: Record<string, string>): Promise<void> {
  const form_token = tokenIn(await (await fetch(site.url + path)).text())
  expect((await post(site.url + path, { ...fields, form_token })).status).toBe(303)
}

const write = (name: string, message = CONTACT.message) =>
  sendFromVisitor("/contact", { ...CONTACT, name: `${name} ${word}`, message })

/** A booking of as many days as the sample, so that it has the sample's price. */
const book = (first_name: string, pickUp: number) =>
  sendFromVisitor(`/cars/${VAN.id}`, {
    ...BOOKING,
    first_name,
    last_name: word,
    pick_up_time_date: inDays(pickUp),
    return_time_date: inDays(pickUp + 17),
  })

/** A booking that the staff enter after its pick-up, which no visitor can send. */
async function bookInThePast(firstName: string): Promise<void> {
  const response = await owner.submit("/office/bookings/new", {
    name: `${firstName} ${word}`,
    contact_number: BOOKING.contact_number,
    source: "telephone",
    "pick-up-at": inDays(-3),
    "return-at": inDays(-1),
    "vehicle-0": VAN.id,
    "units-0": "1",
    act: "confirm",
  })
  expect(response.status).toBe(303)
}

async function open(path: string): Promise<View> {
  return viewOf(await (await owner.open(path)).text())
}

const listOf = (query = "") => open(`${INBOX_PATH}?q=${word}&${query}`)

/** The first names of the visitors in the rows, from the top. */
function namesIn(view: View): string[] {
  return view.queryAllByRole("rowheader").map((header) => textOf(header).split(" ")[0] ?? "")
}

const checkboxValuesIn = (view: View) =>
  view.queryAllByRole("checkbox").map((box) => (box as HTMLInputElement).value)

describe("the list by pick-up day", () => {
  it("begins with the next pick-up, without past ones and messages", async () => {
    await bookInThePast("Past")
    await book("Late", 9)
    await book("Next", 1)
    await book("Soon", 2)
    await write("Writer")
    expect(namesIn(await listOf())).toEqual(["Writer", "Soon", "Next", "Late", "Past"])
    expect(namesIn(await listOf("sort=pick-up"))).toEqual(["Next", "Soon", "Late"])
    expect(namesIn(await listOf("pick-up=today"))).toEqual([])
    expect(namesIn(await listOf("pick-up=tomorrow"))).toEqual(["Next"])
    expect(namesIn(await listOf("pick-up=week"))).toEqual(["Soon", "Next"])
    expect(namesIn(await listOf(`sort=pick-up&pick-up-from=${inDays(3).slice(0, 10)}`))).toEqual(["Late"])
    expect(namesIn(await listOf(`pick-up-to=${inDays(2).slice(0, 10)}`))).toEqual(["Soon", "Next", "Past"])
    expect(namesIn(await listOf("pick-up=constructor"))).toHaveLength(5)
  })

  it("is opened by one link, which keeps the filters", async () => {
    const link = (await listOf("kind=booking")).getByRole("link", { name: "By pick-up day" })
    expect(link.getAttribute("href")).toBe(`${INBOX_PATH}?q=${word}&kind=booking&sort=pick-up`)
  })

  it("rejects an invalid day and shows it in its field", async () => {
    const response = await owner.open(`${INBOX_PATH}?pick-up-from=31/12/2026&from=2026-01-01`)
    expect(response.status).toBe(422)
    const view = viewOf(await response.text())
    expect(view.value("pick-up-from")).toBe("31/12/2026")
    expect(view.value("from")).toBe("2026-01-01")
    expect(view.text).toContain("Enter a date like 2026-12-31")
  })
})

describe("a row of the list", () => {
  it("shows the beginning of a message, and the time without the day", async () => {
    await write("Anna", `Hello,\n\nis the Coaster free? ${"Please answer. ".repeat(20)}`)
    const cells = (await listOf()).getAllByRole("cell").map(textOf)
    expect(cells.find((text) => text.startsWith("Message:"))).toMatch(
      /^Message: Hello, is the Coaster free\? Please answer\..*…$/,
    )
    expect(cells.at(-1)).toMatch(/^\d{1,2}:\d\d [ap]m$/)
  })

  it("finds a name without its umlaut, and a place", async () => {
    await book("Jürgen", 3)
    expect(namesIn(await listOf("q=jurgen"))).toEqual(["Jürgen"])
    expect(namesIn(await open(`${INBOX_PATH}?q=juergen+colombo+airport`))).toEqual(["Jürgen"])
  })
})

describe("marking several as spam", () => {
  it("changes each with its own history, and is undone with one button", async () => {
    for (const name of ["One", "Two", "Three"]) await write(name)
    const before = await listOf()
    const [first = "", second = ""] = checkboxValuesIn(before)
    const markResponse = await owner.submit(`${INBOX_PATH}?q=${word}`, [
      ["tick", first],
      ["tick", second],
      ["act", "spam"],
    ])
    const listPage = redirectTarget(markResponse) ?? ""
    const after = await open(listPage)
    expect(after.text).toContain("2 enquiries are marked as spam.")
    expect(namesIn(await listOf("status=spam"))).toEqual(["Three", "Two"])
    const page = await open(`${INBOX_PATH}/${first.split(".")[0]}`)
    expect(page.text).toContain("Nimal: New to Spam.")

    const inputs = after.getByRole("button", { name: "Undo" }).closest("form")?.querySelectorAll("input")
    const fields = [...(inputs ?? [])].map(({ name, value }): [string, string] => [name, value])
    const undoResponse = await owner.submit(listPage, [...fields, ["act", "undo"]])
    expect((await open(redirectTarget(undoResponse) ?? "")).text).toContain(
      "2 enquiries have their former status again.",
    )
    expect(namesIn(await listOf("status=new"))).toEqual(["Three", "Two", "One"])
  })

  it("skips those that another user changed, and names them", async () => {
    await write("Anna")
    const [checkboxValue = ""] = checkboxValuesIn(await listOf())
    const [reference = ""] = checkboxValue.split(".")
    await changeState(owner, `${INBOX_PATH}/${reference}`, { state: "contacted" })
    const response = await owner.submit(`${INBOX_PATH}?q=${word}`, { tick: checkboxValue, act: "spam" })
    const after = await open(redirectTarget(response) ?? "")
    expect(after.text).toContain("Somebody else changed these in the meantime")
    expect(after.hrefs(`${INBOX_PATH}/`)).toContain(`${INBOX_PATH}/${reference}`)
    expect(namesIn(await listOf("status=contacted"))).toEqual(["Anna"])
  })

  it("has no checkbox for a confirmed enquiry, and rejects a forged one", async () => {
    await book("Anna", 40)
    const [checkboxValue = ""] = checkboxValuesIn(await listOf())
    const [reference = ""] = checkboxValue.split(".")
    expect((await confirmBooking(owner, `${INBOX_PATH}/${reference}`)).status).toBe(303)
    expect(checkboxValuesIn(await listOf())).toEqual([])
    const response = await owner.submit(INBOX_PATH, { tick: `${reference}.2.confirmed`, act: "spam" })
    expect(response.status).toBe(422)
    expect(namesIn(await listOf("status=confirmed"))).toEqual(["Anna"])
  })

  it.each([
    ["no checked enquiry", {}],
    ["a checkbox value that is no enquiry", { tick: "7K4M-2Q9T.x.new" }],
  ])("rejects %s with an error, and keeps the list", async (_, fields) => {
    await write("Anna")
    const response = await owner.submit(`${INBOX_PATH}?q=${word}`, { ...fields, act: "spam" })
    expect(response.status).toBe(422)
    const view = viewOf(await response.text())
    expect(textOf(view.getByRole("alert"))).toContain("Tick the enquiries that are spam")
    expect(namesIn(view)).toEqual(["Anna"])
  })
})

describe("the page of an enquiry", () => {
  it("links to the previous and next one of the list that it was opened from", async () => {
    for (const name of ["Oldest", "Middle", "Newest"]) await write(name)
    const link = (await listOf()).getByRole("link", { name: `Middle ${word}` })
    const middle = await open(link.getAttribute("href") ?? "")
    const follow = async (view: View, name: string) =>
      open(view.getByRole("link", { name }).getAttribute("href") ?? "")
    const newest = await follow(middle, "Previous enquiry")
    expect(newest.text).toContain(`Newest ${word}`)
    expect(newest.queryByRole("link", { name: "Previous enquiry" })).toBeNull()
    const oldest = await follow(await follow(newest, "Next enquiry"), "Next enquiry")
    expect(oldest.text).toContain(`Oldest ${word}`)
    expect(oldest.queryByRole("link", { name: "Next enquiry" })).toBeNull()
    expect(oldest.hrefs(INBOX_PATH).some((href) => href.startsWith(`${INBOX_PATH}?q=${word}#`))).toBe(true)
  })
})

it("the number of new enquiries alone is fetched without prolonging the session", async () => {
  await write("Anna")
  const response = await owner.open("/office/enquiries.json?new-count=&since=")
  const { newCount, ...rest } = (await response.json()) as { newCount: number }
  expect(newCount).toBeGreaterThan(0)
  expect(rest).toEqual({})
  expect(response.headers.getSetCookie()).toEqual([])
})
