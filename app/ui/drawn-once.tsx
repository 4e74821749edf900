import { createContext, type ReactElement, type ReactNode, useContext } from "react"

/** The HTML of a part that was drawn before; null where it was not yet, and is drawn for those who ask later. */
export type DrawnPart = (part: ReactElement) => string | null

/** The parts that the server has drawn; null in a browser. */
export const DrawnPartContext = createContext<DrawnPart | null>(null)

type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * What stands inside an element, to be spread into it: `<ul {...useDrawnOnce(<Links here={here} />)} />`. The server draws
 * the part once and sends the same HTML whenever its properties are the same again; in a browser React draws it as ever.
 *
 * For what stands on many pages or comes with many vehicles: the links of the menus took half the time of a page. The part
 * must follow from its properties, which are plain data, and from the interface's texts: no state, no `useId`, no other context.
 */
export function useDrawnOnce(part: ReactElement): Inside {
  const drawn = useContext(DrawnPartContext)?.(part)
  return drawn ? { dangerouslySetInnerHTML: { __html: drawn } } : { children: part }
}
