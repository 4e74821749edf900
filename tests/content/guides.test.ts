import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { GeneralPage, Guide } from "#domain/content/content.ts"
import { seedFleet } from "#seed/fleet.ts"
import { viewOf } from "#tests/support/document.ts"
import { countWords, GUIDE_WORDS, readableText, withoutTags } from "../../tools/places/guide-length.ts"
import { content } from "./content.ts"
import { factsOf, figuresIn, knownFigures } from "./place-facts.ts"

/** Source: docs/requirements.md, R12.1. */
const DESTINATIONS =
  "ampara anuradhapura arugam-bay badulla bandarawela beliatta bentota colombo dambulla ella galle hambantota haputale hikkaduwa jaffna kandy kataragama kurunegala matale meemure mirissa negombo nilaveli nuwara-eliya pasikuda polonnaruwa pottuvil puttalam ratnapura riverston sigiriya tissamaharama trincomalee unawatuna weligama yala".split(
    " ",
  )

const guides = content.places.map(({ slug }) => guideTo(slug))

describe("the guides", () => {
  it("exist for exactly the 36 required places", () => {
    expect(content.places.map(({ slug }) => slug).toSorted()).toEqual(DESTINATIONS)
    expect(guides).toHaveLength(36)
  })

  it("have unique descriptions", () => {
    expect(new Set(guides.map(({ description }) => description)).size).toBe(36)
  })

  it("share no sentence with one another, nor with the general pages", () => {
    const seen = new Map<string, string>()
    const shared: string[] = []
    for (const page of [...guides, ...generalPages()]) {
      for (const sentence of sentencesOf(page)) {
        const other = seen.get(sentence)
        if (other !== undefined) shared.push(`${other} and ${page.title}: ${sentence}`)
        seen.set(sentence, page.title)
      }
    }
    expect(shared).toEqual([])
  })

  it.each(guides)("to $place.name is 700 to 1,200 words long", (guide) => {
    expect(GUIDE_WORDS).toEqual({ least: 700, most: 1200 })
    expect(countWords(guide)).toBeGreaterThanOrEqual(GUIDE_WORDS.least)
    expect(countWords(guide)).toBeLessThanOrEqual(GUIDE_WORDS.most)
  })

  it.each(guides)("to $place.name describes at least four sights", (guide) => {
    const sights = viewOf(section(guide, "what-to-see")).all("li:has(> h3 + p)")
    expect(sights.length).toBeGreaterThanOrEqual(4)
  })

  it.each(guides)("to $place.name has the kilometres and hours of docs/facts", ({ place, drives }) => {
    const facts = factsOf(place.slug)
    const roads = {
      dambulla: facts.road_from_dambulla,
      colombo: facts.road_from_colombo,
      airport: facts.road_from_cmb_airport,
    }
    expect(drives.map(({ by, ...drive }) => drive)).toEqual(
      Object.entries(roads).flatMap(([from, road]) => {
        if (!road.hours_range) return []
        return [
          {
            from,
            km: road.km,
            isEstimate: road.estimate || road.confidence === "low",
            hours: road.hours_range,
          },
        ]
      }),
    )
  })

  it.each(guides)("to $place.name has only figures of docs/facts", (guide) => {
    const known = knownFigures(guide.place.slug)
    expect(figuresIn(readableText(guide)).filter((figure) => !known.has(figure))).toEqual([])
  })

  it.each(guides)("to $place.name has no hand-written price in rupees", ({ place }) => {
    const file = new URL(`../../content/guides/${place.slug}.md`, import.meta.url)
    expect(readFileSync(file, "utf8")).not.toMatch(/\b(?:Rs\.?|LKR|rupees)\s*\d|\d\s*(?:\/=|LKR|rupees)/i)
  })

  it.each(guides)(
    "to $place.name has a section for pilgrims only if it is a place of pilgrimage",
    (guide) => {
      expect(section(guide, "for-pilgrims") !== "").toBe(factsOf(guide.place.slug).pilgrim.yes)
    },
  )

  it.each(guides)("to $place.name links to at least three other places", ({ place, nearby }) => {
    expect(nearby.length).toBeGreaterThanOrEqual(3)
    expect(nearby.map((neighbour) => neighbour.place)).not.toContain(place)
  })

  it.each(guides)("to $place.name names only vehicles of the fleet", ({ vehicles }) => {
    const known = [...seedFleet.categories, ...seedFleet.vehicles].map(({ id }) => id)
    expect(vehicles.filter((id) => !known.includes(id))).toEqual([])
    expect(vehicles.length).toBeGreaterThan(0)
  })
})

describe("the fixed statements about a place", () => {
  it("is in the guide to Meemure: four-wheel drive only, the last 8 km a track", () => {
    const { alerts, vehicles } = guideTo("meemure")
    expect(alerts[0]).toMatchObject({ kind: "warning", title: "4WD only" })
    expect(alerts[0]?.text).toContain("final 8 km is a track")
    const suited = seedFleet.vehicles.filter(({ id }) => vehicles.includes(id))
    expect(suited).toHaveLength(vehicles.length)
    expect(suited.every(({ body }) => body === "suv")).toBe(true)
  })

  it("is in the guide to Negombo: three starting prices, and pickup from 4AM", () => {
    const negombo = guideTo("negombo")
    const prices = withoutTags(section(negombo, "starting-prices"))
    expect(prices).toMatch(
      /Compact\s[\s\S]*?\$25\/day[\s\S]*SUV\s[\s\S]*?\$45\/day[\s\S]*Van\s[\s\S]*?\$65\/day/,
    )
    expect(negombo.alerts).toContainEqual(
      expect.objectContaining({ kind: "notice", title: "Early pickup from 4AM" }),
    )
  })

  it("says that Negombo's dollar prices are approximate, with a date, and that rupees are charged", () => {
    const prices = withoutTags(section(guideTo("negombo"), "starting-prices"))
    expect(prices).toMatch(/Approximate starting prices .* as on \d{1,2} \w+ 20\d\d/)
    expect(prices).toContain("charged is in rupees (LKR)")
  })

  it("has dollar prices in the guide to Negombo only", () => {
    const withDollars = guides.filter((guide) => JSON.stringify(guide).includes("$"))
    expect(withDollars.map(({ place }) => place.slug)).toEqual(["negombo"])
  })

  it("says in the guide to Yala that a rented car stays at the gate", () => {
    expect(guideTo("yala").alerts[0]?.title).toBe("Your own car to the gate")
  })

  it.each(["badulla", "bandarawela", "haputale", "nuwara-eliya", "riverston"])(
    "warns in the guide to %s to check the road after rain",
    (slug) => {
      expect(guideTo(slug).alerts.map(({ title }) => title)).toContain("Check the road after rain")
    },
  )
})

function guideTo(slug: string): Guide {
  const guide = content.guide(slug)
  if (!guide) throw new Error(`no guide to ${slug}`)
  return guide
}

function generalPages(): GeneralPage[] {
  return ["rent-a-car-sri-lanka", "rent-a-car-guide"].flatMap((slug) => content.page(slug) ?? [])
}

function section(guide: Guide, id: string): string {
  return guide.sections.find((candidate) => candidate.id === id)?.html ?? ""
}

/** Excludes headings and titles of warnings, which may repeat. */
function sentencesOf(page: Guide | GeneralPage): string[] {
  const { description, intro, sections } = page
  const alerts = "alerts" in page ? page.alerts : []
  const texts = [
    description,
    intro,
    ...alerts.map(({ text }) => text),
    ...sections.map(({ html }) => withoutTags(html.replace(/<(th|h3)>.*?<\/\1>/g, ""))),
  ]
  const sentences = texts.join("\n").split(/(?<=[.?!:])\s+|\n+/)
  return sentences.map((sentence) => sentence.trim().toLowerCase()).filter((sentence) => /\s/.test(sentence))
}
