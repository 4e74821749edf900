import { existsSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { viewOf } from "#tests/support/document.ts"
import { withoutTags } from "../../tools/places/guide-length.ts"
import { content } from "./content.ts"

const PUBLIC = new URL("../../public", import.meta.url)
const generalPages = ["rent-a-car-sri-lanka", "rent-a-car-guide"].map((slug) => {
  const page = content.page(slug)
  if (!page) throw new Error(`no page ${slug}`)
  return page
})

describe("the FAQ", () => {
  it("has twenty questions in four groups", () => {
    expect(content.faq).toHaveLength(20)
    expect(new Set(content.faq.map(({ group }) => group)).size).toBe(4)
  })

  it("has the questions of each group together", () => {
    const groups = content.faq.map(({ group }) => group)
    const runs = groups.filter((group, index) => group !== groups[index - 1])
    expect(runs).toHaveLength(4)
  })

  it.each([
    ["How old must I be to rent?", /21 to 23.*one or two years/],
    ["Which licence do I need?", /international driving permit or a temporary Sri Lankan endorsement/],
    ["How do I pay?", /credit card is needed for the payment or the deposit/],
    ["Does it cost more to return somewhere else?", /one-way fee is likely/],
    ["What is the deposit?", /held for up to 14 days/],
    ["How far may I drive?", /100 km a day are included/],
    ["Is the vehicle insured?", /first Rs\.\u00a05,000/],
    ["What if it breaks down?", /under Rs\.\u00a02,500/],
    ["Are the listed rates for visitors from abroad?", /not valid for foreigners/],
    ["When can I reach you?", /7am to 6pm/],
  ])("answers '%s' with the fixed statements", (question, answer) => {
    expect(content.faq.find((item) => item.question === question)?.answer).toMatch(answer)
  })

  it.each(content.faq)("has the date on which the answer to '$question' was checked", ({ checkedOn }) => {
    expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe("the terms", () => {
  it("have nine sections", () => {
    expect(content.terms).toHaveLength(9)
  })

  it.each([
    ["Security deposit", /refundable deposit.*up to 14 days/],
    ["Daily mileage", /100 km\. Extra kilometres are charged/],
    ["Fuel", /same level|level at which you got it/],
    [
      "Insurance",
      /Rs\.\u00a05,000.*borne by the hirer.*void if the driver is intoxicated, unlicensed or negligent/,
    ],
    ["Repairs", /under Rs\.\u00a02,500 may be done by the hirer. Major repairs need our approval/],
    ["Cleaning", /Rs\.\u00a01,000 to Rs\.\u00a06,000 .* on termination/],
    ["Drivers", /declared in advance, and charges apply/],
    ["Ending early", /no refunds for early termination/],
    ["Prohibited use and governing law", /governed by Sri Lankan law/],
  ])("have the fixed rules under '%s'", (title, text) => {
    const section = content.terms.find((candidate) => candidate.title === title)
    expect(section?.content.join(" ")).toMatch(text)
  })

  it("list the prohibited uses", () => {
    expect(content.terms.at(-1)?.prohibited).toEqual([
      "Racing",
      "Towing",
      "Carrying goods or animals",
      "Illegal use",
      "Smoking",
    ])
  })
})

describe("the gallery", () => {
  it("has 48 pictures, each with a unique scene, caption and alternative text", () => {
    const { gallery } = content
    expect(gallery).toHaveLength(48)
    for (const key of ["scene", "caption", "alt"] as const) {
      expect(new Set(gallery.map((picture) => picture[key])).size).toBe(48)
    }
  })

  it.each(content.gallery)("has the file of $scene", ({ scene }) => {
    expect(existsSync(`${PUBLIC.pathname}/images/scenes/${scene}-gallery-720.avif`)).toBe(true)
  })
})

describe("the general pages", () => {
  it("state the minimum age and the licence requirements", () => {
    const text = withoutTags(
      generalPages.flatMap(({ sections }) => sections.map(({ html }) => html)).join("\n"),
    )
    expect(text).toContain("21 or older")
    expect(text).toContain("international driving permit")
  })

  it.each(generalPages)("$slug has a picture of the gallery as its hero", ({ scene }) => {
    expect(content.gallery.map((picture) => picture.scene)).toContain(scene)
  })

  it.each(generalPages)(
    "$slug has the month of its newest report, and is 700 to 1,200 words long",
    (page) => {
      expect(page.newestReport).toMatch(/^\d{4}-\d\d$/)
      const text = [
        page.intro,
        ...page.sections.map(({ title, html }) => `${title} ${withoutTags(html)}`),
      ].join(" ")
      const count = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
      expect(count).toBeGreaterThanOrEqual(700)
      expect(count).toBeLessThanOrEqual(1200)
    },
  )
})

describe("links in the content", () => {
  const pages =
    "/home /about /contact /carlist /faq /gallery /terms-and-conditions /agreement /guides /may-i-drive".split(
      " ",
    )
  const existingPaths = [
    ...pages,
    ...generalPages.map(({ slug }) => `/${slug}`),
    ...content.places.map(({ slug }) => `/rent-a-car-to-${slug}`),
  ]
  const sections = [
    ...generalPages,
    ...content.places.flatMap(({ slug }) => content.guide(slug) ?? []),
  ].flatMap(({ sections }) => sections)
  const links = sections.flatMap(({ html }) => viewOf(html).hrefs())

  it("are recognised in the texts", () => {
    expect(links.length).toBeGreaterThan(5)
  })

  it.each(links.filter((href) => href.startsWith("/")))("lead to an existing page: %s", (href) => {
    expect(existingPaths).toContain(href.split(/[?#]/)[0])
  })
})
