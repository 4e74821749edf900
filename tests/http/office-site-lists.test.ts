import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type View, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt } from "#tests/support/first-owner.ts"
import { readPage } from "#tests/support/read-page.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import { HARMFUL_MARKUP, isInjected, SettingPages } from "./setting-pages.ts"
import { VAN } from "./visitor-forms.ts"

const QUESTION = {
  "opened-for": "",
  group: "Money",
  question: "May I pay in pounds?",
  answer: "Yes, at the bank's rate of the day. The excess is {insuranceExcess}.",
  checkedOn: "2026-11-20",
}

const NOTICE = {
  "opened-for": "",
  kind: "warning",
  text: "The A9 is closed at Naula",
  from: "",
  until: "",
}

let site: Site
let staff: StaffBrowser
let settings: SettingPages
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  staff = await newStaffAt(site, await firstOwnerAt(site), {
    name: "Kamala",
    email: "kamala@example.lk",
    password: "a boat on the morning tank",
  })
  settings = new SettingPages(staff)
})
afterAll(() => site.remove())

const html = async (path: string) => (await fetch(site.url + path)).text()
const page = async (path: string) => viewOf(await html(path))
const viewIn = async (response: Response) => viewOf(await response.text())

/** The fields of a form with an error. */
const invalidFields = (form: View) => form.all("[aria-invalid]").map(({ id }) => id)

/** The value of the button with this accessible name, like `remove 3`. */
async function actOf(path: string, name: string): Promise<string> {
  return (await settings.open(path)).getByRole("button", { name }).getAttribute("value") ?? ""
}

describe("notices", () => {
  const isShown = async () => (await page("/home")).queryByRole("region", { name: "Notices" }) !== null

  it("are at the top of every page while they are in force, as text", async () => {
    expect(await isShown()).toBe(false)
    expect((await settings.save("/notices/new", NOTICE)).status).toBe(303)
    await settings.save("/notices/new", {
      ...NOTICE,
      kind: "notice",
      text: HARMFUL_MARKUP,
      from: "2020-01-01",
    })
    await settings.save("/notices/new", {
      ...NOTICE,
      text: "Next century",
      from: "2099-01-01",
      until: "2099-01-02",
    })
    await settings.save("/notices/new", { ...NOTICE, text: "Last decade", until: "2019-12-31" })
    for (const path of [
      "/home",
      "/faq",
      "/contact",
      `/cars/${VAN.id}`,
      "/carlist",
      "/rent-a-car-to-ella",
      "/no-such",
    ]) {
      const view = await page(path)
      const notices = view.getByRole("region", { name: "Notices" }).textContent
      expect(notices, path).toContain("The A9 is closed at Naula")
      expect(notices, path).toContain(HARMFUL_MARKUP)
      expect(isInjected(view), path).toBe(false)
      expect(notices, path).not.toMatch(/Next century|Last decade/)
    }
    const { text: list } = await settings.open("/notices")
    expect(list).toMatch(/Planned, from 1 January 2099 until 2 January 2099/)
    expect(list).toContain("Ended, until 31 December 2019")
  })

  it.each([
    [{ text: " " }, "text"],
    [{ text: "x".repeat(401) }, "text"],
    [{ text: "The A9 is closed at Naula" }, "text"],
    [{ text: "From {price}" }, "text"],
    [{ kind: "advertisement" }, "kind"],
    [{ from: "tomorrow" }, "from"],
    [{ from: "2026-12-24", until: "2026-12-23" }, "until"],
  ])("have an error for %j at the field %s", async (change, field) => {
    const response = await settings.save("/notices/new", { ...NOTICE, text: "Another", ...change })
    expect(response.status).toBe(422)
    expect(invalidFields(await viewIn(response))).toContain(field)
  })

  it("are changed and removed", async () => {
    const text = "The A9 is open again"
    await settings.save("/notices/1", { ...NOTICE, "opened-for": NOTICE.text, text })
    expect((await page("/home")).text).toContain(text)
    expect(redirectTarget(await settings.submit("/notices", "remove 0"))).toMatch(
      "/office/site/notices?saved",
    )
    expect((await page("/home")).text).not.toContain("A9 is")
    expect(await isShown()).toBe(true)
    while ((await settings.submit("/notices", "remove 0")).status === 303) await page("/home")
    expect(await isShown()).toBe(false)
  })
})

describe("questions", () => {
  const order = async () => (await page("/faq")).all("main summary").map(({ textContent }) => textContent)

  it("are added to their group, with figures filled in, and to the structured data", async () => {
    expect((await settings.save("/questions/new", QUESTION)).status).toBe(303)
    const faq = await html("/faq")
    expect(viewOf(faq).text).toContain("May I pay in pounds?")
    expect(viewOf(faq).text).toMatch(/The excess is Rs\. [\d,]+\./)
    expect(JSON.stringify(readPage(faq).jsonLd)).toContain("May I pay in pounds?")
    const harmful = {
      ...QUESTION,
      group: HARMFUL_MARKUP,
      question: `${HARMFUL_MARKUP}?`,
      answer: HARMFUL_MARKUP,
    }
    expect((await settings.save("/questions/new", harmful)).status).toBe(303)
    const changed = await html("/faq")
    expect(viewOf(changed).text).toContain(HARMFUL_MARKUP)
    expect(isInjected(viewOf(changed))).toBe(false)
    expect(readPage(changed).jsonLd).toBeInstanceOf(Array)
  })

  it("are moved within their group, and groups among each other", async () => {
    const first = await order()
    expect(redirectTarget(await settings.submit("/questions", "down 0"))).toBe(
      "/office/site/questions?saved#entry-2",
    )
    const second = await order()
    expect(second.slice(0, 2)).toEqual(first.slice(0, 2).toReversed())
    await settings.submit("/questions", "up 0")
    expect(await order()).toEqual(second)
    await settings.submit("/questions", "group-down 0")
    expect((await order()).indexOf(second[0] ?? "")).toBeGreaterThan(4)
  })

  it("are marked as checked today, changed and removed", async () => {
    const act = await actOf("/questions", "Checked today: May I pay in pounds?")
    const index = Number(act.replace("checked ", ""))
    await settings.submit("/questions", act)
    const number = index + 1
    expect((await settings.open(`/questions/${number}`)).value("checkedOn")).not.toBe("2026-11-20")
    const changedFields = { ...QUESTION, "opened-for": QUESTION.question, question: "And in euros?" }
    expect((await settings.save(`/questions/${number}`, changedFields)).status).toBe(303)
    expect((await page("/faq")).text).not.toContain("pounds")
    await settings.submit("/questions", `remove ${index}`)
    expect((await page("/faq")).text).not.toContain("And in euros?")
  })

  it.each([
    [{ answer: "" }, "answer"],
    [{ answer: "x".repeat(3001) }, "answer"],
    [{ answer: "It costs {price}." }, "answer"],
    [{ question: "How do I pay?" }, "question"],
    [{ group: "" }, "group"],
    [{ checkedOn: "2099-01-01" }, "checkedOn"],
    [{ checkedOn: "soon" }, "checkedOn"],
  ])("have an error for %j at the field %s only", async (change, field) => {
    const response = await settings.save("/questions/new", { ...QUESTION, question: "Which?", ...change })
    expect(response.status).toBe(422)
    expect(invalidFields(await viewIn(response))).toEqual([field])
  })

  it("that were removed while their form was open are restored only by a second submission", async () => {
    await settings.save("/questions/new", { ...QUESTION, question: "Short-lived?" })
    const act = await actOf("/questions", "Remove: Short-lived?")
    const number = Number(act.replace("remove ", "")) + 1
    const version = await settings.versionOf(`/questions/${number}`)
    await settings.submit("/questions", act)
    const formValues = { ...QUESTION, "opened-for": "Short-lived?", question: "Longer-lived?", version }
    const response = await staff.submit(`/office/site/questions/${number}`, formValues)
    expect(response.status).toBe(409)
    const conflict = await viewIn(response)
    expect(conflict.getByRole("alert").textContent).toContain("It was removed")
    expect(conflict.value("question")).toBe("Longer-lived?")
    expect((await page("/faq")).text).not.toContain("lived?")
  })

  it("are not changed by a button of a stale page", async () => {
    const response = await staff.submit("/office/site/questions", { act: "remove 0", version: "1" })
    expect(response.status).toBe(409)
    expect((await viewIn(response)).getByRole("alert").textContent).toContain("Your change was not made")
  })
})

describe("the gallery", () => {
  const scenes = async () =>
    (await page("/gallery")).hrefs("/gallery?picture=").map((href) => href.replace("/gallery?picture=", ""))

  it("has the order, the captions and the visible pictures of the office", async () => {
    const before = await scenes()
    expect(redirectTarget(await settings.submit("/gallery", "down 0"))).toBe(
      `/office/site/gallery?saved#${before[0]}`,
    )
    expect((await scenes()).slice(0, 2)).toEqual(before.slice(0, 2).toReversed())
    await settings.submit("/gallery", "hide 0")
    expect(await scenes()).not.toContain(before[1])
    await settings.submit("/gallery", "show 0")
    expect((await scenes())[0]).toBe(before[1])
    const formValues = {
      "opened-for": "kandy",
      caption: "Kandy at dusk",
      alt: `A lake ${HARMFUL_MARKUP}`,
      after: "first",
    }
    expect((await settings.save("/gallery/kandy", formValues)).status).toBe(303)
    const gallery = await page("/gallery")
    expect((await scenes())[0]).toBe("kandy")
    expect(gallery.text).toContain("Kandy at dusk")
    expect(isInjected(gallery)).toBe(false)
    await settings.save("/gallery/kandy", { ...formValues, after: "galle" })
    const order = await scenes()
    expect(order.indexOf("kandy")).toBe(order.indexOf("galle") + 1)
  })

  it("refuses a picture without a caption", async () => {
    const response = await settings.save("/gallery/kandy", {
      "opened-for": "kandy",
      caption: "",
      alt: "A lake",
      after: "",
    })
    expect(response.status).toBe(422)
    expect((await viewIn(response)).getByRole("alert").textContent).toContain("Write a caption")
  })
})

describe("an unknown URL or action", () => {
  it.each(["/notices/99", "/questions/0", "/questions/999", "/questions/x", "/gallery/atlantis", "/weather"])(
    "%s is not found",
    async (path) => {
      expect((await staff.open(`/office/site${path}`)).status).toBe(404)
    },
  )

  it.each([
    "up 999",
    "up",
    "up -1",
    "explode 0",
    "constructor 0",
    "toString 0",
    "__proto__ 0",
    "remove 0; drop table",
  ])("the unknown action '%s' is refused", async (act) => {
    expect((await settings.submit("/questions", act)).status).toBe(400)
    expect((await settings.submit("/gallery", act)).status).toBe(400)
  })
})

describe("the list pages", () => {
  beforeAll(async () => {
    await settings.save("/notices/new", NOTICE)
  })

  it.each([
    ["notices", ["Text", "Status", "Change"]],
    ["questions", ["Question", "Status", "Change"]],
    ["gallery", ["Caption", "Status", "Change"]],
  ])("show %s in a table with the columns %j", async (path, headings) => {
    const [table] = (await settings.open(`/${path}`)).getAllByRole("table")
    const columns = table ? viewOf(table).getAllByRole("columnheader") : []
    expect(columns.map(({ textContent }) => textContent)).toEqual(headings)
  })
})
