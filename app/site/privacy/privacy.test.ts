import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Ports } from "#app/context.ts"
import * as contact from "#app/site/contact/route.tsx"
import * as home from "#app/site/home/route.tsx"
import * as imprint from "#app/site/imprint/route.tsx"
import * as vehicle from "#app/site/vehicle/route.tsx"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"
import * as privacy from "./route.tsx"

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

const SETTINGS = {
  recipients: { hasEmailProvider: false, hostsByChannel: [], pictureHost: null },
  mapUrl: "https://www.openstreetmap.org/export/embed.html",
  translateUrl: "https://translate.google.com/translate_a/element.js",
}

describe("the privacy notice", () => {
  it.each([
    [24, "Two years after it came, we remove everything in an enquiry that could identify you"],
    [12, "A year after it came"],
    [18, "18 months after it came"],
    [null, "We keep an enquiry until you ask us to erase it."],
  ])("shows the retention period of enquiries: %s months", async (enquiryRetentionMonths, text) => {
    const content = { ...testPorts.ports.content, enquiryRetentionMonths }
    expect(await textOf({ content })).toContain(text)
  })

  it("names the recipients that are configured, and no others", async () => {
    const byDefault = await textOf({ settings: { ...testPorts.ports.settings, ...SETTINGS } })
    expect(byDefault).not.toMatch(/email provider|form service|Pictures of our vehicles/)
    const recipients = {
      hasEmailProvider: true,
      hostsByChannel: [
        { channel: "formService", hosts: ["forms.example", "other.example"] },
        { channel: "webhook", hosts: ["erp.example"] },
      ] as const,
      pictureHost: "admin.example",
    }
    const configured = await textOf({ settings: { ...testPorts.ports.settings, ...SETTINGS, recipients } })
    expect(configured).toContain("Our email provider")
    expect(configured).toContain(
      "The form service that delivers what you send to us (forms.example, other.example).",
    )
    expect(configured).toContain("The system in which we handle requests (erp.example).")
    expect(configured).toContain("Pictures of our vehicles come from admin.example")
  })

  it("names the services that load on request", async () => {
    const text = await textOf({ settings: { ...testPorts.ports.settings, ...SETTINGS } })
    for (const service of ["Google Translate", "OpenStreetMap", "Google Maps", "WhatsApp"])
      expect(text).toContain(service)
    expect(await textOf({})).toContain("map.example, when you load the map")
  })

  it("names its cookie, with and without TLS", async () => {
    expect(await textOf({})).toContain("the cookie __Host-translate remembers it")
    const settingsWithoutTls = { ...testPorts.ports.settings, siteUrl: "http://127.0.0.1:3000" }
    expect(await textOf({ settings: settingsWithoutTls })).toContain("the cookie translate remembers it")
  })

  it("cites both laws, and shows how to reach the company", async () => {
    const text = await textOf({})
    expect(text).toContain("GDPR Article 15, PDPA section 13")
    expect(text).toContain("GDPR Article 17, PDPA section 16")
    expect(text).toContain(`Write to ${testPorts.ports.content.site.email}`)
  })
})

describe("the imprint", () => {
  it("shows the company's data", async () => {
    const { view } = await visit(testPorts.ports, ["/imprint", imprint], requestOf("/imprint"))
    const text = view.getByRole("main").textContent ?? ""
    const { site } = testPorts.ports.content
    for (const detail of [site.companyName, site.phone, site.email, ...site.addressLines])
      expect(text).toContain(detail)
    expect(text).toContain("7am to 6pm, Sri Lankan time")
  })
})

describe("a form", () => {
  it.each([
    ["/contact", "/contact", contact],
    ["/home", "/home", home],
    ["/cars/:slug", "/cars/toyota-premio-g-superior", vehicle],
  ])("links to the privacy notice in a new window at %s", async (pattern, path, route) => {
    const { view } = await visit(testPorts.ports, [pattern, route], requestOf(path))
    const link = view.getByRole("link", { name: /^How we use what you send/ })
    expect(link.closest("form")).not.toBeNull()
    expect(link.getAttribute("href")).toBe("/privacy")
    expect(link.getAttribute("target")).toBe("_blank")
  })
})

async function textOf(ports: Partial<Ports>): Promise<string> {
  const changedPorts = { ...testPorts.ports, ...ports }
  const { view } = await visit(changedPorts, ["/privacy", privacy], requestOf("/privacy"))
  return view.getByRole("main").textContent ?? ""
}

function requestOf(path: string): Request {
  return new Request(new URL(path, "https://www.example.lk"))
}
