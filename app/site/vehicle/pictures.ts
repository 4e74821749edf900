import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"

export type Picture = { src: string; alt: string }

/** Each picture once, with words that say what it shows. */
export function picturesOf(
  {
    name,
    pictures,
    pictureWords,
    specification,
  }: Pick<Vehicle, "name" | "pictures" | "pictureWords" | "specification">,
  words: Messages["vehicleFacts"]["pictures"],
): Picture[] {
  const sources = [...new Set(pictures)]
  return sources.map((src, index) => {
    const [said, view] = [pictureWords[src], viewOf(src)]
    if (said) return { src, alt: said }
    if (view === null) return { src, alt: words.other(name, index + 1, sources.length) }
    if (view === "plan") return { src, alt: words.plan(name, words.inside(insideOf(specification, words))) }
    return { src, alt: words[view](name) }
  })
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
