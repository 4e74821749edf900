import { sourceSet, thumbnailOf } from "#app/ui/vehicle-picture.tsx"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"

/** A picture of a vehicle. `thumb` is the URL of its thumbnail. `avif` and `webp` are the `srcset` values of an uploaded photo. */
export type Picture = { src: string; alt: string; thumb: string; avif?: string; webp?: string }

/** The pictures without duplicates, photographs before drawings, with their alternative texts. */
export function picturesOf(
  {
    name,
    pictures,
    pictureAlts,
    specification,
  }: Pick<Vehicle, "name" | "pictures" | "pictureAlts" | "specification">,
  messages: Messages["vehicleFacts"]["pictures"],
): Picture[] {
  const unique = [...new Set(pictures)]
  const sources = [...unique.filter((src) => !isDrawing(src)), ...unique.filter(isDrawing)]
  return sources.map((src, index) => {
    const alt = pictureAlts[src]
    const view = viewOf(src)
    if (alt) return pictureOf(src, alt)
    if (view === null) return pictureOf(src, messages.other(name, index + 1, sources.length))
    if (view === "plan")
      return pictureOf(src, messages.plan(name, messages.inside(capacityTexts(specification, messages))))
    return pictureOf(src, messages[view](name))
  })
}

/** Computes the sources of a picture on the server, so that the island needs no code for that. */
function pictureOf(src: string, alt: string): Picture {
  const avif = sourceSet(src, "avif")
  const webp = sourceSet(src, "webp")
  return { src, alt, thumb: thumbnailOf(src), ...(webp && { avif, webp }) }
}

/** Whether a picture is a drawing of a type of vehicle, as opposed to a photograph. */
export function isDrawing(src: string): boolean {
  return viewOf(src) !== null
}

type View = "side" | "studio" | "road" | "plan"

/** The view of a drawing, from its file name: `/images/vehicles/{id}-plan.svg`. Null for any other picture. */
function viewOf(src: string): View | null {
  // The pattern matches the four views only.
  return (/-(side|studio|road|plan)\.svg$/.exec(src)?.[1] as View | undefined) ?? null
}

function capacityTexts(
  { seats, luggageLarge, luggageSmall }: Vehicle["specification"],
  messages: Messages["vehicleFacts"]["pictures"],
): string[] {
  const luggage = luggageLarge || luggageSmall ? [messages.bags(luggageLarge ?? 0, luggageSmall ?? 0)] : []
  return seats === null ? luggage : [messages.seats(seats), ...luggage]
}
