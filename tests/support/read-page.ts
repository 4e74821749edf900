/** A page as a crawler reads it. Addresses stand as they are written, but for their entities. */
export type ReadPage = {
  html: string
  lang: string | null
  titles: string[]
  description: string | null
  canonical: string | null
  robots: string | null
  headings: number
  ids: Set<string>
  /** Elements of the same page of which others speak: labels, descriptions, what a button opens. */
  namedIds: string[]
  /** Where a visitor can go: links, and forms that only ask. */
  links: string[]
  /** What a browser or an app fetches for the page: pictures, styles, scripts, letters, the card. */
  parts: string[]
  imagesWithoutAlt: string[]
  /** The pieces of JSON-LD, parsed. @throws SyntaxError while reading where one is no JSON */
  jsonLd: unknown[]
}

type Tag = { name: string; attributes: Map<string, string> }

const NAMING = [
  "for",
  "list",
  "form",
  "popovertarget",
  "commandfor",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
]

/** Reads what our server renders: tags in lower case, every value in double quotes. */
export function readPage(html: string): ReadPage {
  const tags = tagsIn(html)
  const named = (name: string) => tags.filter((tag) => tag.name === name)
  const metaOf = (key: string, value: string) =>
    named("meta")
      .find(({ attributes }) => attributes.get(key) === value)
      ?.attributes.get("content") ?? null
  return {
    html,
    lang: named("html")[0]?.attributes.get("lang") ?? null,
    titles: [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, title = ""]) => unescaped(title)),
    description: metaOf("name", "description"),
    canonical: hrefOf(named("link"), "canonical"),
    robots: metaOf("name", "robots"),
    headings: named("h1").length,
    ids: new Set(tags.flatMap(({ attributes }) => attributes.get("id") ?? [])),
    namedIds: NAMING.flatMap((attribute) => valuesOf(tags, attribute).flatMap((ids) => ids.split(/\s+/))),
    links: [...valuesOf(named("a"), "href"), ...valuesOf(named("form").filter(isAsking), "action")],
    parts: [...partsOf(tags), ...[metaOf("property", "og:image") ?? []].flat()],
    imagesWithoutAlt: named("img")
      .filter(({ attributes }) => !attributes.has("alt"))
      .map(({ attributes }) => attributes.get("src") ?? ""),
    jsonLd: jsonLdIn(html),
  }
}

/** Addresses in `url(...)` of a style sheet. */
export function partsOfStyles(css: string): string[] {
  return [...css.matchAll(/url\((["']?)(.*?)\1\)/g)].map(([, , address = ""]) => address)
}

function tagsIn(html: string): Tag[] {
  const withoutCode = html.replaceAll(/(<script\b[^>]*>).*?<\/script>/gs, "$1")
  return [...withoutCode.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = "", attributes = ""]) => ({ name, attributes: attributesIn(attributes) }),
  )
}

function attributesIn(text: string): Map<string, string> {
  const pairs = [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)]
  return new Map(pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), unescaped(value)]))
}

function valuesOf(tags: Tag[], attribute: string): string[] {
  return tags.flatMap(({ attributes }) => attributes.get(attribute) ?? [])
}

function hrefOf(links: Tag[], rel: string): string | null {
  return links.find(({ attributes }) => attributes.get("rel") === rel)?.attributes.get("href") ?? null
}

/** A form that is sent is tried by tests of its own. */
function isAsking({ attributes }: Tag): boolean {
  return attributes.get("method")?.toLowerCase() !== "post"
}

function partsOf(tags: Tag[]): string[] {
  const named = (...names: string[]) => tags.filter(({ name }) => names.includes(name))
  const links = named("link").filter(({ attributes }) => attributes.get("rel") !== "canonical")
  return [
    ...valuesOf(links, "href"),
    ...valuesOf(named("img", "script", "source", "video", "audio"), "src"),
    ...valuesOf(named("video"), "poster"),
    ...valuesOf(named("use", "image"), "href"),
    ...valuesOf(named("img", "source"), "srcset").flatMap(addressesInSrcset),
    ...valuesOf(links, "imagesrcset").flatMap(addressesInSrcset),
    ...valuesOf(tags, "style").flatMap(partsOfStyles),
  ]
}

/** `a.avif 800w, b.avif 1600w` */
function addressesInSrcset(srcset: string): string[] {
  return srcset.split(",").flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? [])
}

function jsonLdIn(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json),
  )
}

function unescaped(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
}
