import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { RoadGraphError } from "#domain/trip/fastest-route.ts"
import { mapFiles, roadPathTo } from "../draw-island.ts"

/** The fields of an entry of content/places.json that the generated files depend on. */
export type PlaceEntry = { slug: string; sinhala: string; tamil: string }

/**
 * A kind of file that is drawn from content/places.json. Their paths are relative to the root of the
 * repository.
 */
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
  return [roadsFile(root), highlightsFile(root), signNamesFile(root, drawNames)]
}

/** The places whose file is not up to date, and the slugs of removed places. */
export async function findOutdated(
  file: GeneratedFile,
  places: readonly PlaceEntry[],
): Promise<{ slug: string; problem: string }[]> {
  const problems = places.map(async (place) => ({ slug: place.slug, problem: await file.problemOf(place) }))
  const removedSlugs = file.slugs().filter((slug) => !places.some((place) => place.slug === slug))
  return [
    ...(await Promise.all(problems)).flatMap(({ slug, problem }) => (problem ? [{ slug, problem }] : [])),
    ...removedSlugs.map((slug) => ({
      slug,
      problem: "still has this place, which is not in content/places.json",
    })),
  ]
}

const ROADS_FILE = "app/map/road-paths.json"

function roadsFile(root: string): GeneratedFile {
  const written = () => readJson<Record<string, string>>(root, ROADS_FILE)
  return {
    fileOf: () => ROADS_FILE,
    problemOf: ({ slug }) => {
      try {
        return compareWithDrawing(written()[slug], roadPathTo(slug))
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

const HIGHLIGHTS_FILE = "app/map/place-highlights.css"
const HIGHLIGHTED_DOT = /\[data-dot="([^"]+)"\]/g

function highlightsFile(root: string): GeneratedFile {
  const slugs = () =>
    [...readFileSync(join(root, HIGHLIGHTS_FILE), "utf8").matchAll(HIGHLIGHTED_DOT)].map(
      ([, slug = ""]) => slug,
    )
  return {
    fileOf: () => HIGHLIGHTS_FILE,
    problemOf: ({ slug }) => (slugs().includes(slug) ? null : "has no rule for its dot"),
    slugs,
    draw: async () => [], // drawn with the roads
  }
}

const SIGN_NAMES_FILE = "app/site/guide/sign-names.json"

function signNamesFile(root: string, drawNames: () => void): GeneratedFile {
  const written = () =>
    readJson<Record<string, Record<"sinhala" | "tamil", { text: string }>>>(root, SIGN_NAMES_FILE)
  const file: GeneratedFile = {
    fileOf: () => SIGN_NAMES_FILE,
    problemOf: ({ slug, sinhala, tamil }) => {
      const names = written()[slug]
      return compareWithDrawing(names && `${names.sinhala.text}, ${names.tamil.text}`, `${sinhala}, ${tamil}`)
    },
    slugs: () => Object.keys(written()),
    draw: async (places) => {
      if ((await findOutdated(file, places)).length === 0) return []
      drawNames()
      return [SIGN_NAMES_FILE]
    },
  }
  return file
}

function compareWithDrawing(written: string | null | undefined, drawn: string | null): string | null {
  if (drawn === null || written === drawn) return null
  return written === undefined ? "is missing" : "is old"
}

function writeChanged(root: string, files: Readonly<Record<string, string>>): string[] {
  const changedFiles = Object.entries(files).filter(
    ([file, text]) => readFileSync(join(root, file), "utf8") !== text,
  )
  for (const [file, text] of changedFiles) writeFileSync(join(root, file), text)
  return changedFiles.map(([file]) => file)
}

function readJson<Value>(root: string, file: string): Value {
  return JSON.parse(readFileSync(join(root, file), "utf8"))
}
