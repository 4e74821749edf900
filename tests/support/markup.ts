/** The opening tag of the first element with the given piece of markup in it, such as `name="email"`. */
export function tagWith(html: string, piece: string): string {
  const tag = tagsWith(html, piece)[0]
  if (!tag) throw new Error(`no element with ${piece}`)
  return tag
}

export function tagsWith(html: string, piece: string): string[] {
  return [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(piece))
}

/** The opening tags of scripts that run: data for machines and for islands are in script elements too. */
export function scriptTags(html: string): string[] {
  return tagsWith(html, "<script").filter((tag) => !/application\/(ld\+)?json/.test(tag))
}

/** The value that a control holds; for a select the value of its chosen option. */
export function controlValue(html: string, name: string): string {
  const tag = tagWith(html, `name="${name}"`)
  if (!tag.startsWith("<select")) return unescaped(/ value="([^"]*)"/.exec(tag)?.[1] ?? "")
  const options = html.slice(html.indexOf(tag)).split("</select>")[0] ?? ""
  return / value="([^"]*)"/.exec(tagWith(options, "selected"))?.[1] ?? ""
}

/** What a person reads: no markup, no white space to spare. */
export function readable(html: string): string {
  const words = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]*>/g, " ")
  return unescaped(words).replaceAll(/\s+/g, " ").trim()
}

/** A text of markup as a browser reads it. */
export function unescaped(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
}
