import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { RoadGraphError } from "#domain/trip/fastest-route.ts"
import { showsScene } from "#illustrations/cards/likeness.ts"
import { mapFiles, roadPathTo } from "../draw-island.ts"

/** The fields of an entry of content/places.json that the generated files depend on. */
export type PlaceEntry = { slug: string; sinhala: string; tamil: string; scene?: string }

/** A kind of file that is drawn from content/places.json. Files are named from the root of the repository. */
export type GeneratedFile = {
  /** The file of a place. */
  fileOf: (slug: string) => string
  /** 'is missing', 'is old', or what the drawing needs; null if the file is up to date. */
  problemOf: (place: PlaceEntry) => string | null | Promise<string | null>
  /** The slugs of the places in the files, to find those of removed places. */
  slugs: () => string[]
  /** Updates the files and returns those that it changed. */
  draw: (places: readonly PlaceEntry[]) => Promise<string[]>
}

/** The generated files in a copy of the repository. `drawNames` writes the names on the signs. */
export function generatedFiles(root: string, drawNames: () => void): GeneratedFile[] {
  return [roads(root), lights(root), signNames(root, drawNames), cards(root)]
}

/** The places whose file is not up to date, and the slugs of removed places. */
export async function outdated(
  file: GeneratedFile,
  places: readonly PlaceEntry[],
): Promise<{ slug: string; problem: string }[]> {
  const problems = places.map(async (place) => ({ slug: place.slug, problem: await file.problemOf(place) }))
  const removed = file.slugs().filter((slug) => !places.some((place) => place.slug === slug))
  return [
    ...(await Promise.all(problems)).flatMap(({ slug, problem }) => (problem ? [{ slug, problem }] : [])),
    ...removed.map((slug) => ({
      slug,
      problem: "still has this place, which is not in content/places.json",
    })),
  ]
}

const ROADS = "app/map/road-paths.json"

function roads(root: string): GeneratedFile {
  const written = () => readJson<Record<string, string>>(root, ROADS)
  return {
    fileOf: () => ROADS,
    problemOf: ({ slug }) => {
      try {
        return stateOf(written()[slug], roadPathTo(slug))
      } catch (error) {
        if (error instanceof RoadGraphError)
          return `cannot be drawn: ${error.message} in content/roads.json. Add it there first`
        throw error
      }
    },
    slugs: () => Object.keys(written()),
    draw: async (places) => writeChanged(root, mapFiles(places)),
  }
}

const LIGHTS = "app/map/place-lights.css"
const LIT_DOT = /\[data-dot="([^"]+)"\]/g

function lights(root: string): GeneratedFile {
  const slugs = () =>
    [...readFileSync(join(root, LIGHTS), "utf8").matchAll(LIT_DOT)].map(([, slug = ""]) => slug)
  return {
    fileOf: () => LIGHTS,
    problemOf: ({ slug }) => (slugs().includes(slug) ? null : "has no rule for its dot"),
    slugs,
    draw: async () => [], // drawn with the roads
  }
}

const NAMES = "app/site/guide/sign-names.json"

function signNames(root: string, drawNames: () => void): GeneratedFile {
  const written = () => readJson<Record<string, Record<"sinhala" | "tamil", { text: string }>>>(root, NAMES)
  const file: GeneratedFile = {
    fileOf: () => NAMES,
    problemOf: ({ slug, sinhala, tamil }) => {
      const names = written()[slug]
      return stateOf(names && `${names.sinhala.text}, ${names.tamil.text}`, `${sinhala}, ${tamil}`)
    },
    slugs: () => Object.keys(written()),
    draw: async (places) => {
      if ((await outdated(file, places)).length === 0) return []
      drawNames()
      return [NAMES]
    },
  }
  return file
}

const CARDS = "public/images/cards"
const CARD = /^rent-a-car-to-(.+)\.jpg$/

function cards(root: string): GeneratedFile {
  const fileOf = (slug: string) => `${CARDS}/rent-a-car-to-${slug}.jpg`
  const sceneOf = ({ slug, scene = slug }: PlaceEntry) =>
    join(root, `public/images/scenes/${scene}-wide-800.webp`)
  const file: GeneratedFile = {
    fileOf,
    problemOf: async (place) => {
      const card = join(root, fileOf(place.slug))
      if (!existsSync(card)) return "is missing"
      return (await showsScene(card, sceneOf(place))) ? null : "is old"
    },
    slugs: () => readdirSync(join(root, CARDS)).flatMap((name) => CARD.exec(name)?.[1] ?? []),
    draw: async (places) => {
      const slugs = (await outdated(file, places)).map(({ slug }) => slug)
      for (const slug of slugs) {
        const place = places.find((candidate) => candidate.slug === slug)
        if (place) await drawCard(join(root, fileOf(slug)), place)
        else rmSync(join(root, fileOf(slug)))
      }
      return slugs.map(fileOf)
    },
  }
  return file
}

async function drawCard(path: string, place: PlaceEntry): Promise<void> {
  const { placeCard } = await import("#illustrations/cards/cards.ts") // loads every drawing
  writeFileSync(path, await placeCard(place).draw())
}

function stateOf(written: string | null | undefined, drawn: string | null): string | null {
  if (drawn === null || written === drawn) return null
  return written === undefined ? "is missing" : "is old"
}

function writeChanged(root: string, files: Readonly<Record<string, string>>): string[] {
  const changed = Object.entries(files).filter(
    ([file, text]) => readFileSync(join(root, file), "utf8") !== text,
  )
  for (const [file, text] of changed) writeFileSync(join(root, file), text)
  return changed.map(([file]) => file)
}

function readJson<Value>(root: string, file: string): Value {
  return JSON.parse(readFileSync(join(root, file), "utf8"))
}
