const STYLES = /(<style id="page-styles"[^>]*>)([\s\S]*?)(?=<\/style>)/
const HYDRATED = /^[^>]*><html\b[^>]*\sdata-hydrate=/

/**
 * A page that only tells, without what it has no use for: rules for classes that stand nowhere in it, and glyphs that it does
 * not draw. Nothing on it takes another class later, so it looks the same. A page that scripts take over stays as it is,
 * and so does what is no page.
 */
export async function leanPage(html: string): Promise<string> {
  if (HYDRATED.test(html) || !STYLES.test(html)) return html
  // A start does not wait for what reads style sheets.
  const { leanStyles } = await import("./lean-styles.ts")
  const drawn = withoutUnusedGlyphs(html)
  const body = drawn.replace(STYLES, "")
  const classes = new Set(valuesOf("class", body).flatMap((names) => names.split(/\s+/)))
  return drawn.replace(STYLES, (_, opening, sheet) => opening + leanStyles(sheet, classes, body))
}

function withoutUnusedGlyphs(html: string): string {
  const used = new Set(valuesOf("href", html))
  return html.replace(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g, (glyph, id) =>
    used.has(`#${id}`) ? glyph : "",
  )
}

function valuesOf(attribute: string, html: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) => value)
}
