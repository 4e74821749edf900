import { GALLERY, guidePath } from "#app/paths.ts"
import type { Content, GalleryPicture } from "#domain/content/content.ts"

/** A picture as the gallery shows it: with the guide to its place, where it shows one. */
export type LinkedPicture = GalleryPicture & { guide: { href: string; placeName: string } | null }

/** A picture, its number in the round from 1, and the two beside it. */
export type PictureInSequence = {
  picture: LinkedPicture
  number: number
  previous: LinkedPicture
  next: LinkedPicture
}

export function linkedPictures(content: Pick<Content, "gallery" | "guide">): LinkedPicture[] {
  return content.gallery
    .filter(({ isHidden }) => !isHidden)
    .map((picture) => ({ ...picture, guide: guideTo(content, picture.scene) }))
}

/** A scene of a place is named like the place. */
function guideTo(content: Pick<Content, "guide">, scene: string): LinkedPicture["guide"] {
  const guide = content.guide(scene)
  return guide && { href: guidePath(scene), placeName: guide.place.name }
}

/** After the last picture comes the first. */
export function inSequence(pictures: readonly LinkedPicture[]): PictureInSequence[] {
  return pictures.map((picture, index) => ({
    picture,
    number: index + 1,
    previous: pictures.at(index - 1) ?? picture,
    next: pictures[(index + 1) % pictures.length] ?? picture,
  }))
}

/** The popover that shows a picture large. */
export function largeId(scene: string): string {
  return `large-${scene}`
}

/** The gallery with one picture large above it: where the ways between large pictures lead without a script. */
export function largeHref(scene: string): string {
  return `${GALLERY}?picture=${scene}`
}
