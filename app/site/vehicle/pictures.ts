import { smallPhoto, sourceSet } from "#app/ui/vehicle-photo.tsx"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"

/**
 * `thumb` is the same in small. Of a photo that was uploaded, `avif` and `webp` are its files in every width. `isInPage`: the
 * server draws it, and no file is fetched.
 */
export type Picture = {
  src: string
  alt: string
  thumb: string
  avif?: string
  webp?: string
  isInPage?: true
}

/** Each picture once, with words that say what it shows. The first, where it is a drawing of ours, stands in the page. */
export function picturesOf(vehicle: Pictured, words: Messages["vehicleFacts"]["pictures"]): Picture[] {
  const sources = [...new Set(vehicle.pictures)]
  return sources.map((src, index) => {
    const picture = pictureOf(src, altOf(vehicle, { src, index, count: sources.length }, words))
    return index === 0 && src.startsWith(OUR_DRAWINGS) ? { ...picture, isInPage: true } : picture
  })
}

type Pictured = Pick<Vehicle, "name" | "pictures" | "pictureWords" | "specification">
type Place = { src: string; index: number; count: number }

function altOf(
  { name, pictureWords, specification }: Pictured,
  { src, index, count }: Place,
  words: Messages["vehicleFacts"]["pictures"],
): string {
  const [said, view] = [pictureWords[src], viewOf(src)]
  if (said) return said
  if (view === null) return words.other(name, index + 1, count)
  if (view === "plan") return words.plan(name, words.inside(insideOf(specification, words)))
  return words[view](name)
}

const OUR_DRAWINGS = "/images/vehicles/"

/** Worked out here, so that the page's script has nothing to work out. */
function pictureOf(src: string, alt: string): Picture {
  const [avif, webp] = [sourceSet(src, "avif"), sourceSet(src, "webp")]
  return { src, alt, thumb: smallPhoto(src), ...(webp && { avif, webp }) }
}

type View = "side" | "studio" | "road" | "plan"

/** Our own drawings are named for what they show: `/images/vehicles/{id}-plan.svg`. Pictures of another host are not. */
function viewOf(src: string): View | null {
  // The pattern holds the four views and no other word.
  return (/-(side|studio|road|plan)\.svg$/.exec(src)?.[1] as View | undefined) ?? null
}

function insideOf(
  { seats, luggageLarge, luggageSmall }: Vehicle["specification"],
  words: Messages["vehicleFacts"]["pictures"],
): string[] {
  const hasLuggage = luggageLarge !== null || luggageSmall !== null
  const luggage = hasLuggage ? [words.bags(luggageLarge ?? 0, luggageSmall ?? 0)] : []
  return seats === null ? luggage : [words.seats(seats), ...luggage]
}
