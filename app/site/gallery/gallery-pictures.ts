import { GALLERY, guidePath, planWithStop } from "#app/paths.ts"
import { type VisitorDates, withDates } from "#app/site/rental-dates.ts"
import type { Content, GalleryPicture } from "#domain/content/content.ts"

/**
 * A picture of the gallery with links to the guide of its place, and to a plan with that place. The links are null if the picture
 * shows no place that has a guide.
 */
export type LinkedPicture = GalleryPicture & {
  guide: { href: string; placeName: string; planHref: string } | null
}

/** A picture, its number from 1, and its two neighbours. */
export type PictureInSequence = {
  picture: LinkedPicture
  number: number
  previous: LinkedPicture
  next: LinkedPicture
}

/** `dates` are the visitor's dates, for the links. */
export function linkedPictures(
  content: Pick<Content, "gallery" | "guide">,
  dates: VisitorDates | null = null,
): LinkedPicture[] {
  return content.gallery
    .filter(({ isHidden }) => !isHidden)
    .map((picture) => ({ ...picture, guide: guideTo(content, picture.scene, dates) }))
}

/** The name of a scene of a place is the slug of the place. */
function guideTo(
  content: Pick<Content, "guide">,
  scene: string,
  dates: VisitorDates | null,
): LinkedPicture["guide"] {
  const guide = content.guide(scene)
  return (
    guide && {
      href: withDates(guidePath(scene), dates),
      placeName: guide.place.name,
      planHref: withDates(planWithStop(scene), dates),
    }
  )
}

/** Adds number and neighbours to each picture. The first picture follows the last. */
export function inSequence(pictures: readonly LinkedPicture[]): PictureInSequence[] {
  return pictures.map((picture, index) => ({
    picture,
    number: index + 1,
    previous: pictures.at(index - 1) ?? picture,
    next: pictures[(index + 1) % pictures.length] ?? picture,
  }))
}

/** The id of the popover of a picture. */
export function largeId(scene: string): string {
  return `large-${scene}`
}

/** The gallery with one large picture above it, for links that work without a script. */
export function largeHref(scene: string): string {
  return `${GALLERY}?picture=${scene}`
}
