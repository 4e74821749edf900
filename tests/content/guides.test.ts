import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { problemText } from "#adapters/content-files/problems.ts"
import type { GeneralPage, Guide } from "#domain/content/content.ts"
import { viewOf } from "#tests/support/document.ts"
import { openContentFiles } from "../../tools/content/content-files.ts"
import { seedVehicles } from "../../tools/content/content-problems.ts"
import { type PlaceFacts, readFactBase } from "../../tools/content/facts.ts"
import { factProblems } from "../../tools/content/figures.ts"
import { sharedSentenceProblems } from "../../tools/content/shared-sentences.ts"
import { vehicleNeedsProblems } from "../../tools/content/vehicle-needs.ts"
import { countWords, GUIDE_WORDS, readableText, withoutTags } from "../../tools/places/guide-length.ts"
import { content } from "./content.ts"

const ROOT = new URL("../../", import.meta.url).pathname
const factBase = readFactBase(ROOT)
const files = openContentFiles(`${ROOT}content`)

/** Source: docs/requirements.md, R12.1. */
const DESTINATIONS =
  "ampara anuradhapura arugam-bay badulla bandarawela beliatta bentota colombo dambulla ella galle hambantota haputale hikkaduwa jaffna kandy kataragama kurunegala matale meemure mirissa negombo nilaveli nuwara-eliya pasikuda polonnaruwa pottuvil puttalam ratnapura riverston sigiriya tissamaharama trincomalee unawatuna weligama yala".split(
    " ",
  )

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ")

const guides = content.places.map(({ slug }) => guideTo(slug))

describe("the guides", () => {
  it("exist for each of the 36 required places", () => {
    const slugs = content.places.map(({ slug }) => slug)
    expect(DESTINATIONS.filter((slug) => !slugs.includes(slug))).toEqual([])
  })

  it("have unique descriptions", () => {
    expect(new Set(guides.map(({ description }) => description)).size).toBe(guides.length)
  })

  it("share no sentence with one another, nor with the general pages", () => {
    expect(sharedSentenceProblems([...guides, ...generalPages()], files).map(problemText)).toEqual([])
  })

  it.each(guides)("are 700 to 1,200 words long: $place.name", (guide) => {
    expect(GUIDE_WORDS).toEqual({ min: 700, max: 1200 })
    expect(countWords(guide)).toBeGreaterThanOrEqual(GUIDE_WORDS.min)
    expect(countWords(guide)).toBeLessThanOrEqual(GUIDE_WORDS.max)
  })

  it.each(guides)("describe at least four sights: $place.name", (guide) => {
    const sights = viewOf(section(guide, "what-to-see")).all("li:has(> h3 + p)")
    expect(sights.length).toBeGreaterThanOrEqual(4)
  })

  it.each(guides)("have the kilometres and hours of docs/facts: $place.name", ({ place, drives }) => {
    const facts = factsOf(place.slug)
    const roads = {
      dambulla: facts.road_from_dambulla,
      colombo: facts.road_from_colombo,
      airport: facts.road_from_cmb_airport,
    }
    expect(drives.map(({ via, ...drive }) => drive)).toEqual(
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

  it.each(guides)("have only figures of docs/facts: $place.name", (guide) => {
    expect(factProblems(guide, factBase, content, files).map(problemText)).toEqual([])
  })

  it.each(guides)("show vehicles that fit the text: $place.name", (guide) => {
    expect(vehicleNeedsProblems(guide, seedVehicles(), files).map(problemText)).toEqual([])
  })

  it.each(guides)("have no hand-written price in rupees: $place.name", ({ place }) => {
    const file = new URL(`../../content/guides/${place.slug}.md`, import.meta.url)
    expect(readFileSync(file, "utf8")).not.toMatch(/\b(?:Rs\.?|LKR|rupees)\s*\d|\d\s*(?:\/=|LKR|rupees)/i)
  })

  it.each(guides)(
    "have a section for pilgrims exactly if the place is one of pilgrimage: $place.name",
    (guide) => {
      expect(section(guide, "for-pilgrims") !== "").toBe(factsOf(guide.place.slug).pilgrim.yes)
    },
  )

  it.each(guides)("link to at least three other places: $place.name", ({ place, nearby }) => {
    expect(nearby.length).toBeGreaterThanOrEqual(3)
    expect(nearby.map((neighbour) => neighbour.place)).not.toContain(place)
  })
})

describe("the months of the planner", () => {
  it.each(content.placeSeasons)(
    "include no good month that the facts of $place advise against",
    ({ place, good }) => {
      const advisedAgainst = factsOf(place).avoid_months
      expect(
        good.map((month) => MONTHS[month - 1]).filter((month) => advisedAgainst.includes(`${month}`)),
      ).toEqual([])
    },
  )
})

describe("the fixed statements about a place", () => {
  it("is in the guide to Meemure: four-wheel drive only, the last 8 km a track", () => {
    const { alerts, visit } = guideTo("meemure")
    expect(visit.needs.every(({ fourWheelDrive }) => fourWheelDrive)).toBe(true)
    expect(alerts[0]).toMatchObject({ kind: "warning", title: "4WD only" })
    expect(alerts[0]?.text).toContain("final 8 km is a track")
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

  it("has dollar prices in the text of the guide to Negombo only", () => {
    const texts = guides.map(({ place, ...guide }) => ({ place, text: readableText(guide) }))
    const withDollars = texts.filter(({ text }) => text.includes("$"))
    expect(withDollars.map(({ place }) => place.slug)).toEqual(["negombo"])
  })

  it("has a warning about the visitor's own car in the guide to Yala", () => {
    expect(guideTo("yala").alerts[0]?.title).toBe("Your own car to the gate")
  })

  it.each(["badulla", "bandarawela", "haputale", "nuwara-eliya", "riverston"])(
    "warns in the guide to %s to check the road after rain",
    (slug) => {
      expect(guideTo(slug).alerts.map(({ title }) => title)).toContain("Check the road after rain")
    },
  )
})

function factsOf(slug: string): PlaceFacts {
  const placeFacts = factBase.ofPlace(slug)
  if (!placeFacts) throw new Error(`no facts of ${slug}`)
  return placeFacts
}

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
