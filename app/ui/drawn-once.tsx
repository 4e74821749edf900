import { createContext, type ReactElement, type ReactNode, useContext } from "react"
import { marksFor, type OwnTexts } from "./own-texts.ts"

/**
 * HTML that stands for parts which were drawn before, one after the other, with these texts in the place of their marks; null
 * where one of them was not drawn yet, and is drawn for those who ask later. A part may be HTML of the build, as it stands.
 */
export type PlaceDrawn = (parts: readonly (ReactElement | string)[], own: OwnTexts) => string | null

/** The parts that the server has drawn; null in a browser. */
export const PlaceDrawnContext = createContext<PlaceDrawn | null>(null)

/** A browser has no part that was drawn, and its build leaves out what asks for one. */
const usePlaceDrawn = import.meta.env.SSR ? () => useContext(PlaceDrawnContext) : () => null

type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * What stands inside an element, to be spread into it: `<ul {...useDrawnOnce(<Links here={here} />)} />`. The server draws
 * the part once and sends the same HTML whenever its properties are the same again; in a browser React draws it as ever.
 *
 * For what stands on many pages or comes with many vehicles: the links of the menus took half the time of a page. The part
 * must follow from its properties, which are plain data, and from the interface's texts: no state, no `useId`, no other context.
 * Nor may what a visitor typed be among them, which would be kept: `isForAll` is false for that.
 */
export function useDrawnOnce(part: ReactElement, isForAll = true): Inside {
  const place = usePlaceDrawn()
  return inside(isForAll ? place?.([part], {}) : null, part)
}

/** The same for the items of a list, each of which is a part: those that a search finds were drawn for another. */
export function useEachDrawnOnce(parts: readonly ReactElement[], isForAll = true): Inside {
  const place = usePlaceDrawn()
  return inside(isForAll ? place?.(parts, {}) : null, parts)
}

/**
 * The same for a part that is alike on many pages but for a few texts, such as links that carry the page's own address:
 * `useDrawnOnceWith({ href }, (own) => <Links {...own} />)`. The part has to show these texts as they are, and nowhere but as
 * text or as an attribute: drawn once, it has marks in their place.
 */
export function useDrawnOnceWith<Own extends OwnTexts>(
  own: Own,
  partWith: (own: Own) => ReactElement,
): Inside {
  const place = usePlaceDrawn()
  return inside(import.meta.env.SSR ? place?.([partWith(marksFor(own))], own) : null, partWith(own))
}

/** The same for long HTML of the build: a style sheet, a drawing. There is little of it, and all is kept. */
export function useHtml(html: string): { dangerouslySetInnerHTML: { __html: string } } {
  return { dangerouslySetInnerHTML: { __html: usePlaceDrawn()?.([html], {}) ?? html } }
}

function inside(drawn: string | null | undefined, otherwise: ReactNode): Inside {
  return drawn ? { dangerouslySetInnerHTML: { __html: drawn } } : { children: otherwise }
}
