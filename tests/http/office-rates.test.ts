import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { seedFleet } from "#seed/fleet.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt, OWNER, setFleetRight } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"

// The tests run in order on one site: each starts with the rates that the previous one saved.
const ALTO = { id: "suzuki-alto-800-manual", name: "Suzuki Alto 800 Manual" }
const AXIO = { id: "toyota-axio-hybrid-g", name: "Toyota Axio Hybrid G" }
const PATH = "/office/rates"

let site: Site
let owner: StaffBrowser
let kumari: StaffBrowser
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  kumari = await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
  await setFleetRight(owner, "kumari@example.lk", "give-fleet")
})
afterAll(() => site.remove())

/** The hidden field with a vehicle's version and prices, as the form shows them now. */
async function loadedValueOf({ id }: { id: string }, browser = owner): Promise<string> {
  return viewOf(await (await browser.open(`${PATH}/${id}`)).text()).value("seen")
}

const rateField = ({ id }: { id: string }, tier: string) => `rate-${tier}.${id}`

async function shownRate(vehicle: { id: string }, tier: string): Promise<string> {
  return viewOf(await (await owner.open(`${PATH}/${vehicle.id}`)).text()).value(rateField(vehicle, tier))
}

describe("the table of rates", () => {
  it("shows the whole fleet by category, or the part that the query selects", async () => {
    const response = await owner.open(PATH)
    expect(response.status).toBe(200)
    expect(response.headers.get("cache-control")).toBe("no-store")
    const html = await response.text()
    const view = viewOf(html)
    expect(view.all('[name="seen"]')).toHaveLength(seedFleet.vehicles.length)
    expect(view.value(rateField(ALTO, "oneWeek"))).toBe("5,500")
    expect(view.getByLabelText(`${ALTO.name}, 2 weeks`).getAttribute("name")).toBe(
      rateField(ALTO, "twoWeeks"),
    )
    const named = await (await owner.open(`${PATH}?q=alto`)).text()
    expect(named).toContain(rateField(ALTO, "oneWeek"))
    expect(named).not.toContain(rateField(AXIO, "oneWeek"))
    const vans = await (await owner.open(`${PATH}?category=vans`)).text()
    expect(vans).not.toContain(rateField(ALTO, "oneWeek"))
    expect(await (await owner.open(`${PATH}?q=nothing`)).text()).toContain("No matching vehicles")
  })

  it("is open to staff with the right, and needs a session", async () => {
    expect((await kumari.open(PATH)).status).toBe(200)
    const stranger = new StaffBrowser(site.url)
    expect(redirectTarget(await stranger.open(PATH))).toMatch("/office/sign-in")
    expect(redirectTarget(await stranger.submit(PATH, { act: "save" }))).toMatch("/office/sign-in")
    expect((await owner.submit(PATH, { act: "save" }, "https://evil.example")).status).toBeGreaterThanOrEqual(
      400,
    )
  })

  it.each(["nothing", "%00", "..%2f"])("answers 404 for the vehicle %s", async (id) => {
    expect((await owner.open(`${PATH}/${id}`)).status).toBe(404)
  })

  it("redirects to the chosen vehicle", async () => {
    expect(redirectTarget(await owner.open(`${PATH}?vehicle=${ALTO.id}`))).toBe(`${PATH}/${ALTO.id}`)
  })

  it.each(["", "x", `${ALTO.id} 1 2 3`, `${ALTO.id} 1 ${"- ".repeat(15).trim()}`])(
    "refuses a request that its form cannot send: %j",
    async (loadedValue) => {
      expect((await owner.submit(PATH, { act: "preview", seen: loadedValue })).status).toBe(400)
    },
  )
})

describe("a rate", () => {
  it("is reviewed with the total that follows it, and visible to visitors once saved", async () => {
    const typedFields = { seen: await loadedValueOf(ALTO), [rateField(ALTO, "oneWeek")]: "LKR 6 000.00" }
    const review = await owner.submit(PATH, { ...typedFields, act: "preview" })
    expect(review.status).toBe(200)
    const view = viewOf(await review.text())
    const text = view.text
    expect(text).toContain("1 rate and 1 total of 1 vehicle will change")
    expect(text).toContain("1 week 5,500/= 6,000/= +9.1 %")
    expect(text).toContain("Total for 1 week from the rate 38,500/= 42,000/= +9.1 %")
    expect(view.value(rateField(ALTO, "oneWeek"))).toBe("6,000")
    expect(await shownRate(ALTO, "oneWeek")).toBe("5,500")

    const saveResponse = await owner.submit(PATH, { ...typedFields, act: "save" })
    expect(saveResponse.status).toBe(303)
    expect(redirectTarget(saveResponse)).toMatch(/^\/office\/rates\?saved=/)
    expect(viewOf(await (await owner.open(redirectTarget(saveResponse) ?? "")).text()).text).toContain(
      "1 rate and 1 total changed. Visitors see it now.",
    )
    const page = viewOf(await (await fetch(`${site.url}/cars/${ALTO.id}`)).text()).text
    expect(page).toContain("6,000/=")
    expect(page).toContain("42,000/=")
    expect(viewOf(await (await owner.open(`${PATH}/${ALTO.id}`)).text()).text).toContain("Changed by Nimal")
  })

  it("is undone with one button, and the undo can be undone", async () => {
    const typedFields = { seen: await loadedValueOf(ALTO), [rateField(ALTO, "twoWeeks")]: "5,000" }
    const save = saveIdOf(await owner.submit(PATH, { ...typedFields, act: "save" }))
    const undoResponse = await kumari.submit(PATH, { act: "undo", save })
    expect(redirectTarget(undoResponse)).toMatch(/undone=1/)
    expect(viewOf(await (await kumari.open(redirectTarget(undoResponse) ?? "")).text()).text).toContain(
      "1 rate and 1 total restored.",
    )
    expect(await shownRate(ALTO, "twoWeeks")).toBe("5,100")
    const again = await kumari.submit(PATH, { act: "undo", of: "undo", save: saveIdOf(undoResponse) })
    expect(redirectTarget(again)).not.toMatch(/undone/)
    expect(await shownRate(ALTO, "twoWeeks")).toBe("5,000")
  })

  it("is undone from the history with all vehicles of its save, which stops offering it", async () => {
    const body = new URLSearchParams({
      act: "save",
      [rateField(ALTO, "sixMonths")]: "3,111",
      [rateField(AXIO, "sixMonths")]: "5,111",
    })
    const before = [await shownRate(ALTO, "sixMonths"), await shownRate(AXIO, "sixMonths")]
    for (const vehicle of [ALTO, AXIO]) body.append("seen", await loadedValueOf(vehicle))
    const save = saveIdOf(await submitBody(owner, body))
    const offered = async () => {
      const history = viewOf(await (await owner.open("/office/history?subject=vehicle")).text())
      return (history.all('form[action="/office/rates"] [name="save"]') as HTMLInputElement[]).map(
        ({ value }) => value,
      )
    }
    expect(
      (await offered()).filter((value) => value === save),
      "once for two events",
    ).toHaveLength(1)
    expect(viewOf(await (await owner.open("/office/history?subject=vehicle")).text()).text).toContain(
      "Undo this change of 2 vehicles",
    )
    const undone = saveIdOf(await owner.submit(PATH, { act: "undo", save }))
    expect([await shownRate(ALTO, "sixMonths"), await shownRate(AXIO, "sixMonths")]).toEqual(before)
    expect(await offered()).not.toContain(save)
    expect(await offered()).toContain(undone)
  })

  it("is not undone after a later change by somebody else", async () => {
    const first = { seen: await loadedValueOf(ALTO), [rateField(ALTO, "threeWeeks")]: "4,700" }
    const save = saveIdOf(await owner.submit(PATH, { ...first, act: "save" }))
    const second = { seen: await loadedValueOf(ALTO), [rateField(ALTO, "threeWeeks")]: "4,600" }
    saveIdOf(await kumari.submit(PATH, { ...second, act: "save" }))
    const shown = viewOf(await (await owner.open(`${PATH}?saved=${encodeURIComponent(save)}`)).text()).text
    expect(shown).toContain("can no longer be undone here")
    const staleResponse = await owner.submit(PATH, { act: "undo", save })
    expect(staleResponse.status).toBe(409)
    expect(viewOf(await staleResponse.text()).text).toContain(`Kumari changed ${ALTO.name}`)
    expect(await shownRate(ALTO, "threeWeeks")).toBe("4,600")
  })

  it.each([
    ["2026-11-22T08:00:00.000Z~3b241101-e2bb-4255-8caf-4136c566a962", 404],
    ["nonsense", 400],
    ["", 400],
  ])("cannot be undone with an id that no save has: %s", async (save, status) => {
    expect((await owner.submit(PATH, { act: "undo", save })).status).toBe(status)
  })

  it.each([
    ["9.500", "Enter whole rupees, like 9,500"],
    ["9500.50", "Enter whole rupees, without cents"],
    ["", "Enter an amount, or the previous one"],
    ["0", "Enter more than 0"],
    ["99999999", "This amount is too high. Enter a lower one"],
    ["<b>", "Enter whole rupees, like 9,500"],
  ])(
    "entered as %j is refused with the name of the vehicle and the length, and stays in the form",
    async (text, message) => {
      const typedFields = {
        seen: await loadedValueOf(ALTO),
        [rateField(ALTO, "oneWeek")]: text,
        [rateField(ALTO, "sixMonths")]: "3,000",
      }
      for (const act of ["preview", "save"]) {
        const response = await owner.submit(PATH, { ...typedFields, act })
        expect(response.status).toBe(422)
        const html = await response.text()
        const view = viewOf(html)
        expect(view.text).toContain(`${ALTO.name}, 1 week: ${message}`)
        expect(html).toContain("<title>Error: ")
        expect(view.value(rateField(ALTO, "oneWeek"))).toBe(text)
        expect(view.value(rateField(ALTO, "sixMonths"))).toBe("3,000")
      }
      expect(await shownRate(ALTO, "sixMonths")).toBe("3,300")
    },
  )

  it("equal to the current one is no change", async () => {
    const typedFields = {
      seen: await loadedValueOf(AXIO),
      [rateField(AXIO, "oneWeek")]: await shownRate(AXIO, "oneWeek"),
    }
    const response = await owner.submit(PATH, { ...typedFields, act: "preview" })
    expect(response.status).toBe(422)
    expect(viewOf(await response.text()).text).toContain("Nothing has been changed yet")
  })

  it("is saved only with a checkbox if it rises with the length", async () => {
    const typedFields = { seen: await loadedValueOf(AXIO), [rateField(AXIO, "sixMonths")]: "50,000" }
    const review = await owner.submit(PATH, { ...typedFields, act: "preview" })
    const why = `${AXIO.name}: 6 months will cost more a day than 3 months`
    expect(viewOf(await review.text()).text).toContain(why)
    const rejectionResponse = await owner.submit(PATH, { ...typedFields, act: "save" })
    expect(rejectionResponse.status).toBe(422)
    expect(viewOf(await rejectionResponse.text()).text).toContain(
      "Tick the box to allow a longer rental to cost more per day",
    )
    const save = saveIdOf(await owner.submit(PATH, { ...typedFields, act: "save", confirm: "yes" }))
    expect(await shownRate(AXIO, "sixMonths")).toBe("50,000")
    expect(viewOf(await (await owner.open(`${PATH}/${AXIO.id}`)).text()).text).toContain(
      "6 months costs more a day than 3 months.",
    )
    expect((await owner.submit(PATH, { act: "undo", save })).status).toBe(303)
  })
})

describe("two users who edit the same vehicle", () => {
  it("do not overwrite each other: the second sees who changed which price, and keeps their own input", async () => {
    const loadedValue = await loadedValueOf(AXIO)
    const other = await loadedValueOf(ALTO)
    saveIdOf(
      await owner.submit(PATH, { act: "save", seen: loadedValue, [rateField(AXIO, "oneMonth")]: "6,801" }),
    )
    const staleFields = {
      [rateField(AXIO, "threeMonths")]: "6,103",
      [rateField(ALTO, "oneWeek")]: "6,100",
    }
    for (const act of ["preview", "save"]) {
      const response = await submitAll(kumari, [loadedValue, other], { ...staleFields, act })
      expect(response.status).toBe(409)
      const view = viewOf(await response.text())
      expect(view.text).toContain("Somebody else changed these prices")
      expect(view.text).toContain(`Nimal changed ${AXIO.name}`)
      expect(view.text).toContain("1 month is 6,801 now, it was")
      expect(view.value(rateField(AXIO, "threeMonths"))).toBe("6,103")
      expect(view.value(rateField(AXIO, "oneMonth"))).toBe("6,801")
      expect(view.value(rateField(ALTO, "oneWeek"))).toBe("6,100")
    }
    expect(await shownRate(ALTO, "oneWeek")).toBe("6,000")
    const response = await submitAll(kumari, [await loadedValueOf(AXIO), other], {
      ...staleFields,
      act: "save",
    })
    expect(response.status).toBe(303)
    expect(await shownRate(AXIO, "oneMonth")).toBe("6,801")
    expect(await shownRate(AXIO, "threeMonths")).toBe("6,103")
  })

  it("do not conflict if only one of them changes a price", async () => {
    const loadedValue = await loadedValueOf(AXIO)
    const other = await loadedValueOf(ALTO)
    saveIdOf(
      await owner.submit(PATH, { act: "save", seen: loadedValue, [rateField(AXIO, "oneMonth")]: "6,802" }),
    )
    const [, , , , , oneMonth] = loadedValue.split(" ") // after id, version and the rates of shorter tiers
    const untouchedFields = { [rateField(AXIO, "oneMonth")]: "6,801", [rateField(ALTO, "oneWeek")]: "6,200" }
    expect(oneMonth).toBe("680100")
    const response = await submitAll(kumari, [loadedValue, other], { ...untouchedFields, act: "save" })
    expect(response.status).toBe(303)
    expect(await shownRate(AXIO, "oneMonth")).toBe("6,802")
  })
})

describe("rates pasted from a spreadsheet", () => {
  const rows = (...lines: string[]) => lines.join("\r\n")

  it("are reviewed, matched by vehicle name", async () => {
    const pastedText = rows(
      "Vehicle\t1 week\t6 months",
      `${ALTO.name}\t"7,000"\t3,200/=`,
      `${AXIO.name.toUpperCase()}\t\t`,
    )
    const response = await owner.submit(PATH, { act: "paste", pasted: pastedText })
    expect(response.status).toBe(200)
    const text = viewOf(await response.text()).text
    expect(text).toContain("2 rates and 2 totals of 1 vehicle will change")
    expect(text).toContain("6,200/= 7,000/=")
  })

  it("fill the rows from a chosen one on if they have no names", async () => {
    const response = await submitAll(owner, [await loadedValueOf(ALTO), await loadedValueOf(AXIO)], {
      act: "paste",
      pasted: rows("4,500\t3,900", "5,900"),
      "paste-at": ALTO.id,
      "paste-tier": "threeWeeks",
    })
    const text = viewOf(await response.text()).text
    expect(text).toContain("4,600/= 4,500/=")
    expect(text).toContain("3,950/= 3,900/=")
    expect(text).toContain(`Changes of ${AXIO.name}`)
  })

  it("are refused as a whole, with an error for each line, and stay in the form", async () => {
    const pastedText = rows(
      "Toyota Nothing,5000",
      `${ALTO.name},5000.5,9.500,,,,,7000`,
      "1,2",
      `${ALTO.name},5000`,
    )
    const response = await owner.submit(PATH, { act: "paste", pasted: pastedText })
    expect(response.status).toBe(422)
    const html = await response.text()
    const text = viewOf(html).text
    expect(text).toContain("Line 1, column 1: no vehicle is called “Toyota Nothing”")
    expect(text).toContain("Line 2, column 2: “5000.5” has cents")
    expect(text).toContain("Line 2, column 3: “9.500” is not an amount")
    expect(text).toContain("Line 2, column 8: this is outside the table")
    expect(text).toContain("Line 3, column 1: this row has no vehicle’s name")
    expect(text).toContain("Line 4, column 1: “Suzuki Alto 800 Manual” is there twice")
    expect(html).toContain("Toyota Nothing,5000")
  })

  it("are refused if there are none, or too many", async () => {
    expect((await owner.submit(PATH, { act: "paste", pasted: " \n" })).status).toBe(422)
    const many = await owner.submit(PATH, { act: "paste", pasted: "x\n".repeat(16_000) })
    expect(many.status).toBe(422)
    expect(viewOf(await many.text()).text).toContain("this is too much at once")
  })
})

describe("a percentage", () => {
  const tiers = ["oneWeek", "sixMonths"]

  it("changes the rates of the selected vehicles, rounded to the chosen step", async () => {
    const body = new URLSearchParams({ act: "percent", percent: "-7.5 %", step: "100", pick: ALTO.id })
    for (const tier of tiers) body.append("tier", tier)
    const text = viewOf(await (await submitBody(owner, body)).text()).text
    expect(text).toContain("2 rates and 2 totals of 1 vehicle will change")
    expect(text).toContain("6,200/= 5,700/=") // 5,735
    expect(text).toContain("3,300/= 3,100/=") // 3,052.5
  })

  it.each([
    [
      "of a checked category",
      "pick-category",
      "economy-cars",
      'tbody:has([value="economy-cars"]) [name="pick"]',
    ],
    ["of all vehicles of the table", "pick-all", "yes", '[name="pick"]'],
  ])("changes the rates %s, without a script", async (_, name, value, checkboxSelector) => {
    const form = viewOf(await (await owner.open(PATH)).text())
    const body = new URLSearchParams({
      act: "percent",
      percent: "10",
      step: "50",
      [name]: value,
      tier: "oneWeek",
    })
    for (const input of form.all('[name="seen"]') as HTMLInputElement[]) body.append("seen", input.value)
    const count = form.all(checkboxSelector).length
    expect(count).toBeGreaterThan(5)
    const review = viewOf(await (await submitBody(owner, body)).text())
    const summary = review.getByRole("row", { name: /^1 week, rate / })
    expect(summary.textContent).toMatch(/^1 week, rate\d+\+\d.*to \+\d/)
    expect(review.getByRole("table", { name: "Changes by price" }).querySelectorAll("tbody tr")).toHaveLength(
      2,
    )
    expect(review.all("details tbody tr")).toHaveLength(count)
    expect(review.text).toContain(`of ${count} vehicles will change`)
    expect(review.text).toContain("Each rate will change by +10 %, rounded to 50 rupees.")
    expect(review.text).toContain("A total is the price of a whole rental")
    expect([review.value("percent"), review.value("step"), review.value("tier")]).toEqual([
      "10",
      "50",
      "oneWeek",
    ])
  })

  it.each([
    [{ percent: "a lot", pick: ALTO.id, tier: "oneWeek" }, "Enter a percentage between -90 and 500"],
    [{ percent: "0", pick: ALTO.id, tier: "oneWeek" }, "Enter a percentage"],
    [{ percent: "5", tier: "oneWeek" }, "Tick at least one vehicle"],
    [{ percent: "5", pick: "no-vehicle", tier: "oneWeek" }, "Tick at least one vehicle"],
    [{ percent: "5", pick: ALTO.id }, "Tick at least one length of rental"],
  ])("is refused as %j", async (fields, message) => {
    const response = await owner.submit(PATH, { act: "percent", step: "50", ...fields })
    expect(response.status).toBe(422)
    expect(viewOf(await response.text()).text).toContain(message)
  })
})

describe("the prices of one vehicle", () => {
  const path = `${PATH}/${AXIO.id}`
  let loadedValue = ""
  beforeEach(async () => {
    loadedValue = await loadedValueOf(AXIO)
  })

  it("are saved with deposit, kilometres and a stated total, whose mismatch is reported until it follows the rate", async () => {
    const typedFields = {
      seen: loadedValue,
      [`deposit.${AXIO.id}`]: "Rs. 45,000/-",
      [`extraKmRate.${AXIO.id}`]: "0",
      [`unlimitedKilometersPrice.${AXIO.id}`]: "2500",
      [`total-oneMonth.${AXIO.id}`]: "180,000",
    }
    const review = await owner.submit(path, { ...typedFields, act: "preview" })
    const text = viewOf(await review.text()).text
    expect(text).toContain("1 total and 3 other prices of 1 vehicle will change")
    expect(text).toContain("the total for 1 month is 180,000/=, but the rate gives 204,060/=")
    const fromRate = await owner.submit(path, { ...typedFields, take: `total-oneMonth.${AXIO.id}` })
    expect(viewOf(await fromRate.text()).text).not.toContain("but the rate gives")
    const saveResponse = await owner.submit(path, { ...typedFields, act: "save" })
    expect(redirectTarget(saveResponse)).toMatch(`${path}?saved=`)
    const view = viewOf(await (await owner.open(path)).text())
    expect(view.value(`deposit.${AXIO.id}`)).toBe("45,000")
    expect(view.text).toContain("The total for 1 month is not its rate times its days.")
    view.getByRole("button", { name: `Recalculate from the rate: ${AXIO.name}, 1 month` })
    const correctionResponse = await owner.submit(path, {
      seen: view.value("seen"),
      act: "save",
      take: `total-oneMonth.${AXIO.id}`,
    })
    expect(correctionResponse.status).toBe(303)
    expect(viewOf(await (await owner.open(path)).text()).text).toContain(
      "Every total is its rate times its days.",
    )
  })

  it("compute an emptied total from the rate", async () => {
    await owner.submit(path, { seen: loadedValue, act: "save", [`total-oneWeek.${AXIO.id}`]: "1" })
    const again = await loadedValueOf(AXIO)
    await owner.submit(path, { seen: again, act: "save", [`total-oneWeek.${AXIO.id}`]: "" })
    expect(viewOf(await (await owner.open(path)).text()).text).toContain(
      "Every total is its rate times its days.",
    )
  })

  it("are in the history with their previous values", async () => {
    const text = viewOf(await (await owner.open("/office/history?subject=vehicle")).text()).text
    expect(text).toContain("deposit: from")
    expect(text).toContain("to 45,000")
  })
})

/** The id of the save, from the redirect after it. */
function saveIdOf(response: Response): string {
  const save = new URL(redirectTarget(response) ?? "", site.url).searchParams.get("saved")
  if (!save) throw new Error(`nothing was saved: ${response.status}`)
  return save
}

/** Submits a form with several vehicles. */
function submitAll(
  browser: StaffBrowser,
  loadedValues: string[],
  fields: Record<string, string>,
): Promise<Response> {
  const body = new URLSearchParams(fields)
  for (const each of loadedValues) body.append("seen", each)
  return submitBody(browser, body)
}

function submitBody(browser: StaffBrowser, body: URLSearchParams): Promise<Response> {
  return browser.submit(PATH, body as unknown as Record<string, string>) // submit passes it to URLSearchParams
}
