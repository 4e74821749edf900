import type { Ports } from "#app/context.ts"
import { sceneOfPage } from "#app/pages.ts"
import { ALL_VEHICLES, placeSlugIn } from "#app/paths.ts"
import { CARD_SIZE, hashInPath, pictureFile } from "#domain/catalogue/picture.ts"

/** The picture that messaging apps show for a link, 1200 by 630 pixels: its absolute URL and its alternative text. */
export type SocialCard = { url: string; alt: string }

/** The card that was generated from an uploaded photo; null for any other picture. */
export function cardOfPhoto(
  siteUrl: string,
  picture: { src: string; alt: string } | undefined,
): SocialCard | null {
  const hash = picture ? hashInPath(picture.src.slice("/".length)) : null
  if (!picture || hash === null) return null
  return { url: `${siteUrl}/uploads/${pictureFile(hash, CARD_SIZE.width, "jpg")}`, alt: picture.alt }
}

/**
 * The card of a page: that of its scene, or one of its own for a vehicle and a category. A page without a card, for example a
 * vehicle of an external admin host, gets the card of all vehicles. `alt` is the alternative text of a card that shows no scene.
 */
export function cardOf(
  ports: Pick<Ports, "socialCards" | "content" | "settings">,
  path: string,
  alt = "",
): SocialCard | null {
  return findCard(ports, path, alt) ?? findCard(ports, ALL_VEHICLES, alt)
}

function findCard(
  { socialCards, content, settings }: Pick<Ports, "socialCards" | "content" | "settings">,
  path: string,
  alt: string,
): SocialCard | null {
  const scene = sceneOf(content, path)
  const file = `/images/cards${scene ? `/scenes/${scene}` : path}.jpg`
  if (!socialCards.has(file)) return null
  // The gallery has an alternative text for every scene.
  const sceneAlt = content.gallery.find((picture) => picture.scene === scene)?.alt ?? ""
  return { url: settings.siteUrl + file, alt: scene ? sceneAlt : alt }
}

function sceneOf({ places }: Ports["content"], path: string): string | undefined {
  const slug = placeSlugIn(path)
  return sceneOfPage(path) ?? places.find((place) => place.slug === slug)?.scene
}
