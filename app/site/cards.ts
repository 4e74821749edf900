import type { Ports } from "#app/context.ts"
import { sceneOfPage } from "#app/pages.ts"
import { ALL_VEHICLES, placeSlugIn } from "#app/paths.ts"
import { CARD_SIZE, hashInPath, pictureFile } from "#domain/catalogue/picture.ts"

/** The picture of a shared link, 1200 by 630 pixels: its absolute URL and its alternative text. */
export type Card = { url: string; alt: string }

/** The card that was generated from an uploaded photo; null for any other picture. */
export function cardOfPhoto(siteUrl: string, picture: { src: string; alt: string } | undefined): Card | null {
  const hash = picture ? hashInPath(picture.src.slice(1)) : null
  if (!picture || hash === null) return null
  return { url: `${siteUrl}/uploads/${pictureFile(hash, CARD_SIZE.width, "jpg")}`, alt: picture.alt }
}

/**
 * The card of a page. A page without a card, for example a vehicle of an external admin host, gets the card of all vehicles.
 * `alt` is the alternative text of a card that shows no scene.
 */
export function cardOf(
  ports: Pick<Ports, "cards" | "content" | "settings">,
  path: string,
  alt = "",
): Card | null {
  const has = (page: string) => ports.cards.has(cardPath(page))
  if (has(path)) return card(ports, path, alt || altOfScene(ports, path))
  return has(ALL_VEHICLES) ? card(ports, ALL_VEHICLES, altOfScene(ports, ALL_VEHICLES)) : null
}

/** `/cars/toyota-axio` is `/images/cards/cars/toyota-axio.jpg`. */
function cardPath(path: string): string {
  return `/images/cards${path}.jpg`
}

function card({ settings }: Pick<Ports, "settings">, path: string, alt: string): Card {
  return { url: settings.siteUrl + cardPath(path), alt }
}

/** The gallery has an alternative text for every scene. */
function altOfScene({ content }: Pick<Ports, "content">, path: string): string {
  const slug = placeSlugIn(path)
  const scene = sceneOfPage(path) ?? content.places.find((place) => place.slug === slug)?.scene
  return content.gallery.find((picture) => picture.scene === scene)?.alt ?? ""
}
