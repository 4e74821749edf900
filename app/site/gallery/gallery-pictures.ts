import { GALLERY, guidePath, planWithStop } from "#app/paths.ts"
import { type VisitorDates, withDates } from "#app/site/rental-dates.ts"
import type { Content, GalleryPicture } from "#domain/content/content.ts"
import { PICTURES_PER_SLIDE, slideId } from "./slides.ts"

/** A picture of the gallery. `placeName` is the name of the place that it shows; null if it shows no place with a guide. */
export type ShownPicture = Pick<GalleryPicture, "scene" | "caption" | "alt"> & { placeName: string | null }

/**
 * A picture with its links, which contain the visitor's dates. `largeHref` leads to the gallery with the large picture in the page,
 * the others to the guide of the place and to a plan with the place.
 */
export type LinkedPicture = ShownPicture & {
  largeHref: string
  guide: { href: string; placeName: string; planHref: string } | null
}

/** A picture, its number from 1, its two neighbours, and the link to its slide. */
export type PictureInSequence = {
  picture: LinkedPicture
  number: number
  previous: LinkedPicture
  next: LinkedPicture
  slideHref: string
}

/** The pictures that are not hidden. The name of a scene of a place is the slug of the place. */
export function shownPictures({ gallery, guide }: Pick<Content, "gallery" | "guide">): ShownPicture[] {
  return gallery
    .filter(({ isHidden }) => !isHidden)
    .map(({ scene, caption, alt }) => ({ scene, caption, alt, placeName: guide(scene)?.place.name ?? null }))
}

/** Adds links, number and neighbours to each picture. The first picture follows the last. */
export function pictureSequence(
  pictures: readonly ShownPicture[],
  dates: VisitorDates | null,
): PictureInSequence[] {
  const linkedPictures = pictures.map((picture) => linkedPicture(picture, dates))
  return linkedPictures.map((picture, index) => ({
    picture,
    number: index + 1,
    previous: linkedPictures.at(index - 1) ?? picture,
    next: linkedPictures[(index + 1) % linkedPictures.length] ?? picture,
    slideHref: withDates(`${GALLERY}#${slideId(Math.floor(index / PICTURES_PER_SLIDE) + 1)}`, dates),
  }))
}

function linkedPicture(picture: ShownPicture, dates: VisitorDates | null): LinkedPicture {
  const { scene, placeName } = picture
  return {
    ...picture,
    largeHref: withDates(`${GALLERY}?picture=${scene}`, dates),
    guide:
      placeName === null
        ? null
        : {
            href: withDates(guidePath(scene), dates),
            placeName,
            planHref: withDates(planWithStop(scene), dates),
          },
  }
}
