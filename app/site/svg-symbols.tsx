import island from "#app/map/island.svg?raw"
import icons from "../ui/icons.svg?raw"

/**
 * The icons and the outline of the island as SVG symbols, inline in every page. `<use>` needs no further request then, and a symbol
 * inherits the colours of the element that uses it.
 */
export function SvgSymbols() {
  return (
    <svg
      className="svg-symbols"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: two files of this repository
      dangerouslySetInnerHTML={{ __html: SYMBOLS }}
    />
  )
}

const SYMBOLS = contentsOf(icons + island)

function contentsOf(svg: string): string {
  return svg.replace(/<\/?svg\b[^>]*>|<title>[^<]*<\/title>|\n\s*/g, "")
}
