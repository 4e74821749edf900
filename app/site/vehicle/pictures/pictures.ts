import { smallPhoto, sourceSet } from "#app/ui/vehicle-photo.tsx"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"

/** `thumb` is the same in small. Of a photo that was uploaded, `avif` and `webp` are its files in every width. */
export type Picture = { src: string; alt: string; thumb: string; avif?: string; webp?: string }

/** Each picture once, photographs before drawings, with words that say what it shows. */
export function picturesOf(
  {
    name,
    pictures,
    pictureAlts,
    specification,
  }: Pick<Vehicle, "name" | "pictures" | "pictureAlts" | "specification">,
  words: Messages["vehicleFacts"]["pictures"],
): Picture[] {
  const different = [...new Set(pictures)]
  const sources = [...different.filter((src) => !isDrawing(src)), ...different.filter(isDrawing)]
  return sources.map((src, index) => {
    const [said, view] = [pictureAlts[src], viewOf(src)]
    if (said) return pictureOf(src, said)
    if (view === null) return pictureOf(src, words.other(name, index + 1, sources.length))
    if (view === "plan") return pictureOf(src, words.plan(name, words.inside(insideOf(specification, words))))
    return pictureOf(src, words[view](name))
  })
}

/** Worked out here, so that the page's script has nothing to work out. */
function pictureOf(src: string, alt: string): Picture {
  const [avif, webp] = [sourceSet(src, "avif"), sourceSet(src, "webp")]
  return { src, alt, thumb: smallPhoto(src), ...(webp && { avif, webp }) }
}

/** Whether a picture is one of our own drawings of a type of vehicle, as opposed to a photograph. */
export function isDrawing(src: string): boolean {
  return viewOf(src) !== null
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
  const luggage = luggageLarge || luggageSmall ? [words.bags(luggageLarge ?? 0, luggageSmall ?? 0)] : []
  return seats === null ? luggage : [words.seats(seats), ...luggage]
}
