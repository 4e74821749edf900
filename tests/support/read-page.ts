import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as htmlNames, parse } from "parse5"

/** A page as a crawler reads it. URLs are as in the source, with entities decoded. */
export type ReadPage = {
  html: string
  lang: string | null
  titles: string[]
  description: string | null
  canonical: string | null
  robots: string | null
  h1Count: number
  ids: Set<string>
  /** Ids that attributes of the page refer to: labels, descriptions, targets of buttons. */
  referencedIds: string[]
  /** Targets of links and of forms with the method GET. */
  links: string[]
  /** Files that a browser or an app fetches for the page: pictures, styles, scripts, fonts, the social card. */
  resources: string[]
  imagesWithoutAlt: string[]
  /** The sources of the scripts that run, without those that hold JSON; '' for a script without one. */
  scripts: string[]
  /** The parsed JSON-LD scripts. @throws SyntaxError if one is not JSON */
  jsonLd: unknown[]
}

/** `isHtml`: not in an SVG, whose titles are not those of the page. */
type Tag = { name: string; isHtml: boolean; attributes: Map<string, string>; text: string }

const ID_REFERENCES = [
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

/** Parses without a DOM: a crawl reads hundreds of pages, and jsdom takes ten times as long. */
export function readPage(html: string): ReadPage {
  const tags = tagsIn(parse(html, { scriptingEnabled: false }))
  const tagsNamed = (name: string) => tags.filter((tag) => tag.name === name)
  const metaOf = (key: string, value: string) =>
    tagsNamed("meta")
      .find(({ attributes }) => attributes.get(key) === value)
      ?.attributes.get("content") ?? null
  return {
    html,
    lang: tagsNamed("html")[0]?.attributes.get("lang") ?? null,
    titles: tagsNamed("title")
      .filter(({ isHtml }) => isHtml)
      .map(({ text }) => text),
    description: metaOf("name", "description"),
    canonical: hrefOf(tagsNamed("link"), "canonical"),
    robots: metaOf("name", "robots"),
    h1Count: tagsNamed("h1").length,
    ids: new Set(tags.flatMap(({ attributes }) => attributes.get("id") ?? [])),
    referencedIds: ID_REFERENCES.flatMap((attribute) =>
      valuesOf(tags, attribute).flatMap((ids) => ids.split(/\s+/)),
    ),
    links: [...valuesOf(tagsNamed("a"), "href"), ...valuesOf(tagsNamed("form").filter(isGet), "action")],
    resources: [...resourcesOf(tags), ...[metaOf("property", "og:image") ?? []].flat()],
    imagesWithoutAlt: tagsNamed("img")
      .filter(({ attributes }) => !attributes.has("alt"))
      .map(({ attributes }) => attributes.get("src") ?? ""),
    scripts: tagsNamed("script")
      .filter(({ attributes }) => !/^application\/(ld\+)?json$/.test(attributes.get("type") ?? ""))
      .map(({ attributes }) => attributes.get("src") ?? ""),
    jsonLd: tagsNamed("script")
      .filter(({ attributes }) => attributes.get("type") === "application/ld+json")
      .map(({ text }) => JSON.parse(text)),
  }
}

/** The value of the first hidden field of this name. @throws if there is none */
export function hiddenValueIn(html: string, name: string): string {
  const inputs = tagsIn(parse(html, { scriptingEnabled: false })).filter((tag) => tag.name === "input")
  const input = inputs.find(
    ({ attributes }) => attributes.get("name") === name && attributes.get("type") === "hidden",
  )
  if (!input) throw new Error(`the page has no hidden field ${name}`)
  return input.attributes.get("value") ?? ""
}

/** The URLs in `url(...)` of a style sheet. */
export function urlsInStyles(css: string): string[] {
  return [...css.matchAll(/url\((["']?)(.*?)\1\)/g)].map(([, , url = ""]) => url)
}

function tagsIn(parent: DefaultTreeAdapterTypes.ParentNode): Tag[] {
  return parent.childNodes.filter(defaultTreeAdapter.isElementNode).flatMap((element) => [
    {
      name: element.tagName,
      isHtml: element.namespaceURI === htmlNames.NS.HTML,
      attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
      text: element.childNodes
        .filter(defaultTreeAdapter.isTextNode)
        .map(({ value }) => value)
        .join(""),
    },
    ...tagsIn(element),
  ])
}

function valuesOf(tags: Tag[], attribute: string): string[] {
  return tags.flatMap(({ attributes }) => attributes.get(attribute) ?? [])
}

function hrefOf(links: Tag[], rel: string): string | null {
  return links.find(({ attributes }) => attributes.get("rel") === rel)?.attributes.get("href") ?? null
}

/** Forms with the method POST have tests of their own. */
function isGet({ attributes }: Tag): boolean {
  return attributes.get("method")?.toLowerCase() !== "post"
}

function resourcesOf(tags: Tag[]): string[] {
  const tagsNamed = (...names: string[]) => tags.filter(({ name }) => names.includes(name))
  const links = tagsNamed("link").filter(({ attributes }) => attributes.get("rel") !== "canonical")
  return [
    ...valuesOf(links, "href"),
    ...valuesOf(tagsNamed("img", "script", "source", "video", "audio"), "src"),
    ...valuesOf(tagsNamed("video"), "poster"),
    ...valuesOf(tagsNamed("use", "image"), "href"),
    ...valuesOf(tagsNamed("img", "source"), "srcset").flatMap(urlsInSrcset),
    ...valuesOf(links, "imagesrcset").flatMap(urlsInSrcset),
    ...valuesOf(tags, "style").flatMap(urlsInStyles),
  ]
}

/** `a.avif 800w, b.avif 1600w` */
function urlsInSrcset(srcset: string): string[] {
  return srcset.split(",").flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? [])
}
