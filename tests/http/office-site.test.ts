import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { RULES_FORM } from "#app/office/site/rules/rules-form.ts"
import { written } from "#tests/content/content.ts"
import { describeOnPostgres } from "#tests/support/databases.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt } from "#tests/support/first-owner.ts"
import { PATIENCE } from "#tests/support/patience.ts"
import { PROCESSES_TIMEOUT_MS } from "#tests/support/processes.ts"
import { readPage } from "#tests/support/read-page.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { leadsTo, StaffBrowser } from "#tests/support/staff-browser.ts"
import { BOOKING, post, tokenIn, VAN } from "./browser.ts"

const CONTACT_DATA = {
  phone: "066 223 4567",
  messagingNumber: "077 123 4567",
  email: "hello@example.lk",
  addressLines: "Rent Car Service\r\n12 Kandy Road\r\nDambulla",
  opens: "8",
  closes: "17",
  latitude: "7.87",
  longitude: "80.66",
  video: "https://videos.example/ours",
  shortVideo: "",
  photos: "",
  travelReviews: "",
  socialNetwork: "",
}

const RULES = {
  ...RULES_FORM.valuesOf(written.settings.rules),
  mileageAllowanceKm: "123",
  insuranceExcess: "7,500",
}

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

const HARM = `</script><script>pwned()</script><img src=x>"'`

let site: Site
let owner: StaffBrowser
let staff: StaffBrowser
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  staff = await newStaffAt(site, owner, {
    name: "Kamala",
    email: "kamala@example.lk",
    password: "a boat on the morning tank",
  })
})
afterAll(() => site.remove())

const page = async (path: string) => (await fetch(site.url + path)).text()
const office = async (path: string) => (await staff.open(`/office/site${path}`)).text()

/** The version that a page of the office was made of. */
async function versionOf(path: string): Promise<string> {
  return /name="version" value="(\d+)"/.exec(await office(path))?.[1] ?? ""
}

/** Saves what a form has; the page it belongs to says which version that is made of. */
async function save(path: string, fields: Record<string, string>): Promise<Response> {
  return staff.submit(`/office/site${path}`, { act: "save", version: await versionOf(path), ...fields })
}

async function submit(path: string, act: string): Promise<Response> {
  return staff.submit(`/office/site${path}`, { act, version: await versionOf(path) })
}

const PAGES = ["", "/contact", "/notices", "/questions", "/gallery", "/rules", "/agents"]

describe("who is not let in", () => {
  it.each([...PAGES, "/notices/new", "/questions/1", "/gallery/galle"])(
    "a stranger is asked to sign in at /office/site%s",
    async (path) => {
      const address = `/office/site${path}`
      const answer = await new StaffBrowser(site.url).open(address)
      expect(leadsTo(answer)).toBe(`/office/sign-in?to=${encodeURIComponent(address)}`)
      const submitted = await new StaffBrowser(site.url).submit(address, { version: "0", ...CONTACT_DATA })
      expect(leadsTo(submitted)).toMatch("/office/sign-in")
    },
  )

  it.each(["/contact", "/notices/new", "/questions/1", "/gallery"])(
    "a press on %s from another site changes nothing",
    async (path) => {
      const fields = { version: "0", act: "up 1", ...CONTACT_DATA, ...NOTICE }
      const answer = await staff.submit(`/office/site${path}`, fields, "https://evil.example")
      expect([400, 403]).toContain(answer.status)
    },
  )

  it.each(PAGES)(
    "what one of the staff sees at /office/site%s is kept by nobody, and has no script",
    async (path) => {
      const answer = await staff.open(`/office/site${path}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get("cache-control")).toBe("no-store")
      expect(await answer.text()).not.toContain("<script")
    },
  )
})

describe("contact data", () => {
  it("typed as people write it stands wherever the site names it, with the next request", async () => {
    for (const path of ["/home", "/contact", "/llms.txt", "/no-such-page"]) await page(path) // and is kept
    const saved = await save("/contact", CONTACT_DATA)
    expect([saved.status, leadsTo(saved)]).toEqual([303, "/office/site/contact?saved"])
    const home = await page("/home")
    expect(home.match(/href="tel:\+94662234567"/g)?.length).toBeGreaterThan(1)
    expect(home).toContain("+94 66 223 4567")
    expect(home).toContain("https://wa.me/94771234567?")
    expect(home).toContain("mailto:hello@example.lk")
    expect(home).toContain("8am to 5pm")
    expect(home).toContain("https://videos.example/ours")
    expect(home).not.toContain("shorts.example")
    expect(home).not.toContain("000 0000")
    const contact = await page("/contact")
    expect(contact).toContain("12 Kandy Road")
    expect(contact).toContain("destination=7.87,80.66")
    const { jsonLd } = readPage(contact)
    const told = JSON.stringify(jsonLd)
    expect(told).toContain("+94 66 223 4567")
    expect(told).toContain("hello@example.lk")
    expect(told).toContain("80.66")
    const forMachines = await page("/llms.txt")
    expect(forMachines).toContain("Phone: +94 66 223 4567")
    expect(forMachines).toContain("Rent Car Service, 12 Kandy Road, Dambulla")
    const missing = await fetch(`${site.url}/no-such-page`)
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain("tel:+94662234567")
    expect(await page(`/cars/${VAN.id}`)).toContain("+94 66 223 4567")
    expect(await (await staff.open("/office/site/contact?saved")).text()).toContain("It is on the site now")
  })

  it("that is wrong is told at its fields, keeps what was typed, and changes nothing", async () => {
    const wrong = {
      ...CONTACT_DATA,
      phone: HARM,
      messagingNumber: "12",
      email: "nobody",
      addressLines: " \r\n ",
      opens: "17",
      closes: "8",
      latitude: "52.5",
      longitude: "x",
      video: "javascript:alert(1)",
      photos: "http://photos.example",
    }
    const answer = await save("/contact", wrong)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain("<title>Error: Office: Contact and hours</title>")
    for (const field of [
      "phone",
      "messagingNumber",
      "email",
      "addressLines",
      "closes",
      "latitude",
      "longitude",
      "video",
      "photos",
    ]) {
      expect(html, field).toContain(`href="#${field}"`)
      expect(html, field).toContain(`id="${field}-error"`)
    }
    expect(html).toContain('value="javascript:alert(1)"')
    expect(html).toContain("&lt;/script&gt;&lt;script&gt;pwned()")
    expect(html).not.toContain("<script>pwned")
    expect(await page("/contact")).toContain("+94 66 223 4567")
  })

  it("that somebody else changed meanwhile is told, shown beside what was typed, and overwritten by nobody", async () => {
    const version = await versionOf("/contact")
    await owner.submit("/office/site/contact", { ...CONTACT_DATA, phone: "066 999 9999", version })
    const answer = await staff.submit("/office/site/contact", {
      ...CONTACT_DATA,
      email: "typed@example.lk",
      version,
    })
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(html).toContain("Somebody else changed this while you were typing")
    expect(html).toContain('value="typed@example.lk"')
    expect(html).toContain("+94 66 999 9999")
    expect(await page("/contact")).not.toContain("typed@example.lk")
    const now = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ""
    const again = { ...CONTACT_DATA, email: "typed@example.lk", version: now }
    expect((await staff.submit("/office/site/contact", again)).status).toBe(303)
    expect(await page("/contact")).toContain("typed@example.lk")
  })

  it("is set back as it was before, and that too; who did it stands below", async () => {
    await submit("/contact", "set-back")
    expect(await page("/contact")).toContain("+94 66 999 9999")
    await submit("/contact", "set-back")
    expect(await page("/contact")).toContain("typed@example.lk")
    const html = await office("/contact")
    expect(html).toContain("Kamala")
    expect(html).toContain("Nimal")
    const old = await staff.submit("/office/site/contact", { act: "set-back", version: "0" })
    expect(old.status).toBe(409)
    expect(await old.text()).toContain("Your change was not made")
    const history = await (await owner.open("/office/history?subject=setting")).text()
    expect(history).toContain('href="/office/site/contact"')
  })

  it.each(["", "x", "-1", "1e3"])("with a version that no form has, '%s', is refused", async (version) => {
    expect((await staff.submit("/office/site/contact", { ...CONTACT_DATA, version })).status).toBe(400)
  })
})

describe("the figures of the rules", () => {
  it("are others on every page that names them", async () => {
    await Promise.all(["/terms-and-conditions", "/faq", "/rent-a-car-to-ella"].map(page))
    expect((await save("/rules", RULES)).status).toBe(303)
    for (const path of [
      "/terms-and-conditions",
      "/agreement",
      "/faq",
      "/rent-a-car-to-ella",
      "/rent-a-car-sri-lanka",
      `/cars/${VAN.id}`,
      "/llms.txt",
    ])
      expect(await page(path), path).toMatch(/123\s?km/)
    expect(await page("/terms-and-conditions")).toContain("Rs.\u00a07,500")
  })

  it("that are none are told, with what was typed", async () => {
    const wrong = { ...RULES, minimumAge: "young", cleaningTo: "500", insuranceExcess: "-5" }
    const answer = await save("/rules", wrong)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html.match(/id="\w+-error"/g)).toHaveLength(3)
    expect(html).toContain('value="young"')
  })
})

describe("agents", () => {
  const reserve = async (agent: string) => {
    const url = `${site.url}/cars/${VAN.id}`
    return post(url, { ...BOOKING, agent, form_token: tokenIn(await page(`/cars/${VAN.id}`)) })
  }

  it("are whom a reservation offers, and takes", async () => {
    expect((await save("/agents", { agents: `Kandy Tours\r\n\r\n${HARM}` })).status).toBe(303)
    const html = await page(`/cars/${VAN.id}`)
    expect(html).toContain('<option value="Kandy Tours">')
    expect(html).not.toContain("Office 1")
    expect(html).not.toContain("<script>pwned")
    const refused = await reserve("Office 1")
    expect(await refused.text()).toContain("Select the office you were in contact with, or none")
    expect((await reserve("Kandy Tours")).status).toBe(303)
    const list = await (await staff.open("/office/enquiries?q=zenobia")).text()
    const enquiry = /\/office\/enquiries\/[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(list)?.[0] ?? ""
    await save("/agents", { agents: "" })
    expect(await (await staff.open(enquiry)).text()).toContain("Kandy Tours")
    expect(await page(`/cars/${VAN.id}`)).not.toContain('name="agent"')
  })

  it("are named once", async () => {
    const answer = await save("/agents", { agents: "Kandy\nKandy" })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain("Write each name only once")
  })
})

describe("notices", () => {
  it("stand at the top of every page while they are in force, as text", async () => {
    const kept = await page("/home")
    expect(kept).not.toContain('aria-label="Notices"')
    expect((await save("/notices/new", NOTICE)).status).toBe(303)
    await save("/notices/new", { ...NOTICE, kind: "notice", text: HARM, from: "2020-01-01" })
    await save("/notices/new", { ...NOTICE, text: "Next century", from: "2099-01-01", until: "2099-01-02" })
    await save("/notices/new", { ...NOTICE, text: "Last decade", until: "2019-12-31" })
    for (const path of [
      "/home",
      "/faq",
      "/contact",
      `/cars/${VAN.id}`,
      "/carlist",
      "/rent-a-car-to-ella",
      "/no-such",
    ]) {
      const html = await page(path)
      expect(html, path).toContain("The A9 is closed at Naula")
      expect(html, path).toContain("&lt;/script&gt;&lt;script&gt;pwned()")
      expect(html, path).not.toMatch(/<script>pwned|<img src=x/)
      expect(html, path).not.toMatch(/Next century|Last decade/)
    }
    const list = viewOf(await office("/notices")).text
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
  ])("with %j are refused at the field", async (change, field) => {
    const answer = await save("/notices/new", { ...NOTICE, text: "Another", ...change })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(`id="${field}-error"`)
  })

  it("are changed and taken out", async () => {
    const text = "The A9 is open again"
    await save("/notices/1", { ...NOTICE, "opened-for": NOTICE.text, text })
    expect(await page("/home")).toContain(text)
    expect(leadsTo(await submit("/notices", "remove 0"))).toMatch("/office/site/notices?saved")
    const html = await page("/home")
    expect(html).not.toMatch(/A9 is/)
    expect(html).toContain('aria-label="Notices"')
    while ((await submit("/notices", "remove 0")).status === 303) await page("/home")
    expect(await page("/home")).not.toContain('aria-label="Notices"')
  })
})

describe("questions", () => {
  const order = async () =>
    [...(await page("/faq")).matchAll(/name="faq"><summary>(.*?)<span/g)].map(([, text]) => text)

  it("are added to their group, with figures filled in, and known to machines", async () => {
    expect((await save("/questions/new", QUESTION)).status).toBe(303)
    const faq = await page("/faq")
    expect(faq).toContain("May I pay in pounds?")
    expect(faq).toContain("The excess is Rs.\u00a07,500.")
    expect(JSON.stringify(readPage(faq).jsonLd)).toContain("May I pay in pounds?")
    const harmful = { ...QUESTION, group: HARM, question: `${HARM}?`, answer: HARM }
    expect((await save("/questions/new", harmful)).status).toBe(303)
    const html = await page("/faq")
    expect(html).toContain("&lt;img src=x")
    expect(html).not.toMatch(/<script>pwned|<img src=x/)
    expect(readPage(html).jsonLd).toBeInstanceOf(Array)
  })

  it("are moved within their group, and groups among each other", async () => {
    const first = await order()
    expect(leadsTo(await submit("/questions", "down 0"))).toBe("/office/site/questions?saved#entry-2")
    const second = await order()
    expect(second.slice(0, 2)).toEqual(first.slice(0, 2).toReversed())
    await submit("/questions", "up 0")
    expect(await order()).toEqual(second)
    await submit("/questions", "group-down 0")
    expect((await order()).indexOf(second[0])).toBeGreaterThan(4)
  })

  it("are checked today, changed and taken out", async () => {
    const html = await office("/questions")
    const index = /value="checked (\d+)"[^>]*aria-label="Checked today: May I pay in pounds\?"/.exec(
      html,
    )?.[1]
    await submit("/questions", `checked ${index}`)
    const number = Number(index) + 1
    expect(await office(`/questions/${number}`)).not.toContain('value="2026-11-20"')
    const changed = { ...QUESTION, "opened-for": QUESTION.question, question: "And in euros?" }
    expect((await save(`/questions/${number}`, changed)).status).toBe(303)
    expect(await page("/faq")).not.toContain("pounds")
    await submit("/questions", `remove ${index}`)
    expect(await page("/faq")).not.toContain("And in euros?")
  })

  it.each([
    [{ answer: "" }, "answer"],
    [{ answer: "x".repeat(3001) }, "answer"],
    [{ answer: "It costs {price}." }, "answer"],
    [{ question: "How do I pay?" }, "question"],
    [{ group: "" }, "group"],
    [{ checkedOn: "2099-01-01" }, "checkedOn"],
    [{ checkedOn: "soon" }, "checkedOn"],
  ])("with %j are refused at the field, with what was typed", async (change, field) => {
    const answer = await save("/questions/new", { ...QUESTION, question: "Which?", ...change })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`id="${field}-error"`)
    expect(html.match(/id="\w+-error"/g)).toHaveLength(1)
  })

  it("that were taken out while somebody typed are not put back unasked", async () => {
    await save("/questions/new", { ...QUESTION, question: "Short-lived?" })
    const html = await office("/questions")
    const index = /value="remove (\d+)"[^>]*aria-label="Remove: Short-lived\?"/.exec(html)?.[1]
    const number = Number(index) + 1
    const version = await versionOf(`/questions/${number}`)
    await submit("/questions", `remove ${index}`)
    const typed = { ...QUESTION, "opened-for": "Short-lived?", question: "Longer-lived?", version }
    const answer = await staff.submit(`/office/site/questions/${number}`, typed)
    expect(answer.status).toBe(409)
    const shown = await answer.text()
    expect(shown).toContain("It was removed")
    expect(shown).toContain('value="Longer-lived?"')
    expect(await page("/faq")).not.toContain("lived?")
  })

  it("that are old do nothing when a button is pressed", async () => {
    const answer = await staff.submit("/office/site/questions", { act: "remove 0", version: "1" })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain("Your change was not made")
  })
})

describe("the gallery", () => {
  const scenes = async () => [
    ...new Set(
      [...(await page("/gallery")).matchAll(/id="large-([a-z-]+?)(?:-caption)?"/g)].map(([, scene]) => scene),
    ),
  ]

  it("is in the office's order, without what is hidden, with the words written there", async () => {
    const before = await scenes()
    expect(leadsTo(await submit("/gallery", "down 0"))).toBe(`/office/site/gallery?saved#${before[0]}`)
    expect((await scenes()).slice(0, 2)).toEqual(before.slice(0, 2).toReversed())
    await submit("/gallery", "hide 0")
    expect(await scenes()).not.toContain(before[1])
    await submit("/gallery", "show 0")
    expect((await scenes())[0]).toBe(before[1])
    const words = { "opened-for": "kandy", caption: "Kandy at dusk", alt: `A lake ${HARM}`, after: "first" }
    expect((await save("/gallery/kandy", words)).status).toBe(303)
    const html = await page("/gallery")
    expect((await scenes())[0]).toBe("kandy")
    expect(html).toContain("Kandy at dusk")
    expect(html).not.toMatch(/<script>pwned|<img src=x/)
    await save("/gallery/kandy", { ...words, after: "galle" })
    const order = await scenes()
    expect(order.indexOf("kandy")).toBe(order.indexOf("galle") + 1)
  })

  it("keeps a picture that has no words", async () => {
    const answer = await save("/gallery/kandy", {
      "opened-for": "kandy",
      caption: "",
      alt: "A lake",
      after: "",
    })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain("Write a caption")
  })
})

describe("ids of nothing", () => {
  it.each(["/notices/99", "/questions/0", "/questions/999", "/questions/x", "/gallery/atlantis", "/weather"])(
    "%s is not there",
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
  ])("'%s' is no press", async (act) => {
    expect((await submit("/questions", act)).status).toBe(400)
    expect((await submit("/gallery", act)).status).toBe(400)
  })
})

describeOnPostgres("what the office edits, where two processes serve one database", (_open, locate) => {
  it(
    "stands in both",
    async () => {
      const location = locate()
      if (!("url" in location)) throw new Error("this suite has a PostgreSQL to ask")
      const settings = { DATABASE_URL: location.url }
      const first = await startSite(settings)
      const browser = await firstOwnerAt(first)
      const second = await startSite(settings)
      const contactAt = async ({ url }: Site) => (await fetch(`${url}/contact`)).text()
      expect(await contactAt(first)).toContain("+94 66 000 0000")
      expect(await contactAt(second)).toContain("+94 66 000 0000")
      const saved = await browser.submit("/office/site/contact", { ...CONTACT_DATA, version: "0" })
      expect(saved.status).toBe(303)
      expect(await contactAt(first)).toContain("+94 66 223 4567")
      await vi.waitFor(async () => expect(await contactAt(second)).toContain("+94 66 223 4567"), PATIENCE)
      expect(await contactAt(second)).not.toContain("000 0000")
      await first.remove()
      await second.remove()
    },
    PROCESSES_TIMEOUT_MS,
  )
})
