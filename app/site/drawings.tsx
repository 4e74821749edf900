import { useHtml } from "#app/ui/drawn-once.tsx"
import icons from "../ui/icons.svg?raw"
import island from "./map/island.svg?raw"

/**
 * Glyphs and the outline of the island, each once in the page for all that `<use>` it: they are there with the words beside
 * them, and no file is waited for.
 */
export function Drawings() {
  return <svg id="drawings" className="drawings" aria-hidden="true" {...useHtml(DRAWINGS)} />
}

// Without the word `PURE` the drawings would stand in the script of the browser too, which has no use for them.
const DRAWINGS = /* @__PURE__ */ contentsOf(icons + island)

function contentsOf(svg: string): string {
  return svg.replace(/<\/?svg\b[^>]*>|<title>[^<]*<\/title>|\n\s*/g, "")
}
