import { expect, it } from "vitest"
import { offlineCopyMeasurer } from "./measure-copy.ts"

const FILES: Readonly<Record<string, number>> = {
  "/assets/shared-A1.css": 100,
  "/images/scenes/ella-wide-800.webp": 2000,
  "/uploads/0f-360.webp": 30,
}

/** Measures the copies of a site with these pages. A key of `pages` is the URL of a copy. */
const measure = (pages: Readonly<Record<string, string>>) =>
  offlineCopyMeasurer({
    readPage: async (url) => new Response(pages[url] ?? "", { status: pages[url] ? 200 : 500 }),
    fileBytes: async (path) => FILES[path] ?? null,
  })

it("measures the copies of pages in bytes, and each file once", async () => {
  const plan = '<link rel="stylesheet" href="/assets/shared-A1.css#"/><p>Mahanuwara: මහනුවර</p>'
  const guide =
    '<link rel="stylesheet" href="/assets/shared-A1.css"/><img alt="" src="/images/scenes/ella-wide-800.webp"/><img src="/uploads/0f-360.webp"/>'
  const copy = await measure({ "/plan?stop=ella&copy=1": plan, "/ella?copy=1": guide })([
    "/plan?stop=ella",
    "/ella",
  ])
  expect(copy).toEqual({
    pages: [
      { address: "/plan?stop=ella", bytes: Buffer.byteLength(plan) },
      { address: "/ella", bytes: guide.length },
    ],
    files: Object.entries(FILES).map(([address, bytes]) => ({ address, bytes })),
  })
})

it.each([
  ["a link to a page", '<a href="/rent-a-car-to-ella">'],
  ["a file that does not exist", '<img src="/images/none.webp"/>'],
  ["a file of another site", '<img src="https://other.example/images/scenes/ella-wide-800.webp"/>'],
  ["a path out of its folder", '<img src="/images/../assets/shared-A1.css"/>'],
])("leaves out %s", async (_, html) => {
  const { files } = await measure({ "/ella?copy=1": html })(["/ella"])
  expect(files).toEqual([])
})

it("leaves out a page that fails", async () => {
  expect(await measure({ "/ella?copy=1": "<p>Ella</p>" })(["/kandy", "/ella"])).toEqual({
    pages: [{ address: "/ella", bytes: 11 }],
    files: [],
  })
})
