import icons from "../ui/icons.svg?raw"
import island from "./map/island.svg?raw"

/**
 * Glyphs and the outline of the island, each once in the page for all that `<use>` it: no file is waited for, and a symbol takes
 * the colours of its place.
 */
export function SvgSymbols() {
  return (
    <svg
      className="drawings"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: two files of ours
      dangerouslySetInnerHTML={{ __html: DRAWINGS }}
    />
  )
}

const DRAWINGS = contentsOf(icons + island)

function contentsOf(svg: string): string {
  return svg.replace(/<\/?svg\b[^>]*>|<title>[^<]*<\/title>|\n\s*/g, "")
}
