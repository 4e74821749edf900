import drawing from "./site-icon.svg?raw"

/**
 * The icon in a browser's tab, in the page: as a file it would share the line with the fonts (docs/decisions/0018). Who cannot
 * read a drawing asks for `/favicon.ico` or `/apple-touch-icon.png` without being told.
 */
export function SiteIcon() {
  return <link rel="icon" href={ADDRESS} />
}

// Without the word `PURE` the drawing would stand in the script of the browser too, which has no use for it.
const ADDRESS = /* @__PURE__ */ addressOf(drawing)

function addressOf(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/[\s%#<>"{}]/g, encodeURIComponent)}`
}
