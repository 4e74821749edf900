import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { parseDocument, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt, setFleetRight } from "#tests/support/first-owner.ts"
import { readPage } from "#tests/support/read-page.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, type StaffBrowser } from "#tests/support/staff-browser.ts"
import { fieldsAt } from "./form-fields.ts"
import { jpeg, photoForm } from "./photo-form.ts"

const COROLLA_PATH = "/cars/toyota-corolla-141"

let site: Site
let owner: StaffBrowser
let staff: StaffBrowser
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  staff = await newStaffAt(site, owner, {
    name: "Kamala",
    email: "kamala@example.lk",
    password: "tea pluckers on a green hill",
  })
  await setFleetRight(owner, "kamala@example.lk", "give-fleet")
})
afterAll(() => site.remove())

const text = async (path: string) => (await fetch(site.url + path)).text()
const viewIn = async (response: Response) => viewOf(await response.text())

describe("photos", () => {
  const picturesPath = "/office/vehicles/toyota-corolla-141/pictures"

  it("are shown in every size, at immutable URLs", async () => {
    const response = await staff.submitFiles(
      picturesPath,
      photoForm(["../../../etc/passwd.jpg", await jpeg("#a33", 1600)]),
    )
    expect(redirectTarget(response)).toBe(`${picturesPath}?done=pictures`)
    const vehicle = await text(COROLLA_PATH)
    const [, hash = ""] = /\/uploads\/([0-9a-f]{32})-1440\.webp/.exec(vehicle) ?? []
    expect(hash).toHaveLength(32)
    expect(vehicle).toContain(`/uploads/${hash}-360.avif 360w`)
    for (const [suffix, type] of [
      ["360.avif", "image/avif"],
      ["1440.webp", "image/webp"],
      ["1200.jpg", "image/jpeg"],
    ]) {
      const file = await fetch(`${site.url}/uploads/${hash}-${suffix}`)
      expect(file.headers.get("content-type")).toBe(type)
      expect(file.headers.get("x-content-type-options")).toBe("nosniff")
      expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
      expect(file.headers.get("content-security-policy")).toContain("default-src 'none'")
      expect((await sharp(await file.arrayBuffer()).metadata()).width).toBe(Number(suffix?.split(".")[0]))
    }
  })

  it("are shown, if first, in lists and link previews, with their alternative text", async () => {
    const fields = await fieldsAt(owner, picturesPath)
    const pictureIndex =
      Object.keys(fields)
        .find((name) => fields[name]?.startsWith("uploads/"))
        ?.replace("path-", "") ?? ""
    const submit = async (act: string, overrides = {}) =>
      owner.submit(picturesPath, { ...(await fieldsAt(owner, picturesPath)), ...overrides, act })
    await submit("save", { [`alt-${pictureIndex}`]: "A Corolla at Sigiriya" })
    for (let index = Number(pictureIndex); index > 0; index--) await submit(`up-${index}`)
    expect(await text("/fleet.json")).toMatch(/"picture":"\/uploads\/[0-9a-f]{32}-1440\.webp"/)
    const vehicle = await text(COROLLA_PATH)
    expect(viewOf(vehicle).getAllByRole("img", { name: "A Corolla at Sigiriya" })).not.toEqual([])
    const card = parseDocument(vehicle).querySelector('meta[property="og:image"]')?.getAttribute("content")
    expect(card).toMatch(/\/uploads\/[0-9a-f]{32}-1200\.jpg$/)
    expect(JSON.stringify(readPage(vehicle).jsonLd)).toMatch(/"image":\["[^"]*\/uploads\//)
    expect(await text("/api/product/details?id=toyota-corolla-141")).toMatch(/"image_path":"uploads\//)
    expect((await owner.submit(picturesPath, { ...fields, act: "remove-0" })).status).toBe(409)
  })

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    [
      "an SVG picture with a script",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      "we cannot read this photo",
    ],
    ["an HTML page", () => Buffer.from("<html><script>alert(1)</script>"), "we cannot read this photo"],
    ["a program", () => Buffer.from("MZ\x90\x00"), "we cannot read this photo"],
    [
      "an HTML page that begins like a JPEG photo",
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<script>")]),
      "this photo is damaged",
    ],
    ["half of a photo", async () => (await jpeg("#3a3")).subarray(0, 1500), "this photo is damaged"],
    ["a file of 13 MB", () => Buffer.alloc(13 * 1024 * 1024, 0xff), "it is larger than 12 MB"],
  ])("are not %s, which is refused with its name", async (_, bytes, why) => {
    const before = (await fieldsAt(owner, picturesPath)).version
    const response = await staff.submitFiles(picturesPath, photoForm(["bad <b>.jpg", await bytes()]))
    expect(response.status).toBe(422)
    expect((await viewIn(response)).getByRole("alert").textContent).toContain(`bad <b>.jpg: ${why}`)
    expect((await fieldsAt(owner, picturesPath)).version).toBe(before)
  })

  it("are added even when another file of the form is refused", async () => {
    const response = await staff.submitFiles(
      picturesPath,
      photoForm(await jpeg("#33a"), ["notes.txt", Buffer.from("notes")]),
    )
    expect(response.status).toBe(422)
    const form = await viewIn(response)
    expect(form.getByRole("alert").textContent).toContain("notes.txt: we cannot read this photo")
    expect(form.text).toContain("The other photos were added.")
  })

  it("are rejected unless a form has one to ten of them", async () => {
    const many = Array.from({ length: 11 }, () => Buffer.from("x"))
    expect((await viewIn(await staff.submitFiles(picturesPath, photoForm(...many)))).text).toContain(
      "choose 10 at most",
    )
    expect((await viewIn(await staff.submitFiles(picturesPath, new FormData()))).text).toContain(
      "choose at least one",
    )
  })

  it("are refused from another site, for an unknown vehicle, and above the size limit of a form", async () => {
    expect([400, 403]).toContain(
      (await owner.submitFiles(picturesPath, photoForm(await jpeg("#111")), "https://evil.example")).status,
    )
    expect(
      (await owner.submitFiles("/office/vehicles/no-such/pictures", photoForm(await jpeg("#111")))).status,
    ).toBe(404)
    const tooMuch = await owner.submitFiles(picturesPath, photoForm(Buffer.alloc(65 * 1024 * 1024)))
    expect(tooMuch.status).toBe(413)
    expect(await tooMuch.text()).toContain("Together they are larger than 60 MB")
    // The limit of every other form is lower.
    expect((await owner.submitFiles("/office/vehicles/new", photoForm(Buffer.alloc(100_000)))).status).toBe(
      413,
    )
  })

  it.each(["../rental.db", "..%2frental.db", `${"0".repeat(32)}-360.avif`, "x", ""])(
    "are the only uploads that are served: /uploads/%s is not",
    async (name) => {
      const response = await fetch(`${site.url}/uploads/${name}`)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.headers.get("content-type")).not.toContain("image")
    },
  )

  it("cannot be deleted by a request", async () => {
    const response = await fetch(`${site.url}/uploads/${"0".repeat(32)}-360.avif`, { method: "DELETE" })
    expect(response.status).toBe(405)
  })
})
