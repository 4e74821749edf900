import type { Content, Guide } from "#domain/content/content.ts"
import { ContentReader } from "./content-reader.ts"
import { readCredits } from "./credits-file.ts"
import { readGuide } from "./guide-file.ts"
import { readPage } from "./page-file.ts"
import { ruleTexts } from "./placeholders.ts"
import { readPlaces } from "./places-file.ts"
import { ContentError } from "./problems.ts"
import * as schemas from "./schemas.ts"

/** The general pages that the route table has an address for. */
const PAGES = ["rent-a-car-sri-lanka", "rent-a-car-guide"]

/**
 * The content of a folder, read and checked whole. `scenes` are the names of the drawings that have pictures.
 * @throws ContentError that names every file, line and key to mend.
 */
export function readContent(directory: string, scenes: ReadonlySet<string>): Content {
  const reader = new ContentReader(directory)
  const rules = reader.json("rules.json", schemas.rulesSchema)
  const texts = rules && ruleTexts(rules)
  const site = reader.json("site.json", schemas.siteSchema)
  const written = readPlaces(reader, scenes)
  const faq = reader.json("faq.json", schemas.faqSchema, texts)
  const terms = reader.json("terms.json", schemas.termsSchema, texts)
  const gallery = reader.json("gallery.json", schemas.gallerySchema(scenes))
  const about = reader.json("about.json", schemas.aboutSchema, texts)
  const credits = readCredits(reader)
  const guides = byKey(written?.map((place) => readGuide(reader, place, written, texts)) ?? [], placeSlugOf)
  const pages = byKey(
    PAGES.map((slug) => readPage(reader, slug, { texts, scenes })),
    ({ slug }) => slug,
  )
  if (written)
    reportStrays(
      reader,
      "guides",
      written.map(({ place }) => place.slug),
    )
  reportStrays(reader, "pages", PAGES)
  const isWhole = rules && site && written && faq && terms && gallery && about && credits
  if (reader.problems.length > 0 || !isWhole) throw new ContentError(reader.problems)
  return {
    site,
    places: written.map(({ place }) => place),
    rules,
    faq,
    terms: terms.map((section) => ({ figure: null, figureNote: null, prohibited: [], ...section })),
    gallery,
    about,
    credits,
    guide: (slug) => guides.get(slug) ?? null,
    page: (slug) => pages.get(slug) ?? null,
  }
}

function placeSlugOf({ place }: Guide): string {
  return place.slug
}

function byKey<T>(items: readonly (T | null)[], keyOf: (item: T) => string): Map<string, T> {
  return new Map(items.filter((item) => item !== null).map((item) => [keyOf(item), item]))
}

/** A file that no page shows is a mistake in its name. */
function reportStrays(reader: ContentReader, folder: string, expected: readonly string[]): void {
  for (const name of reader.namesIn(folder).filter((name) => !expected.includes(name))) {
    const message = `no page shows this file; its name must be one of ${expected.join(", ")}`
    reader.problems.push({ file: `${folder}/${name}.md`, line: 1, message })
  }
}
