import type { LoaderFunctionArgs } from "react-router"
import { messagesContext, type Ports, portsContext } from "#app/context.ts"
import { listingPath, vehiclePath } from "#app/paths.ts"
import type { Messages } from "#messages/messages.ts"
import { knownFleet } from "./known-fleet.ts"
import { companyPages, writtenPages } from "./public-pages.ts"
import { textAnswer } from "./text-answer.ts"

/** Every page that others should find. https://www.sitemaps.org/protocol.html */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const ports = context.get(portsContext)
  const { entries, isWhole } = await sitemapEntries(ports, context.get(messagesContext), request.signal)
  return textAnswer(request, sitemapXml(ports.settings.siteUrl, entries), {
    type: "application/xml",
    isWhole,
  })
}

/** The pages of the sitemap. `isWhole` false: some of the catalogue could not be read, and is not here. */
export async function sitemapEntries(
  ports: Pick<Ports, "catalogue" | "content" | "log">,
  messages: Messages,
  signal: AbortSignal,
): Promise<{ entries: Entry[]; isWhole: boolean }> {
  const { categories, vehicles, isWhole } = await knownFleet(ports, signal)
  const entries = [
    ...companyPages(ports.content, messages),
    ...categories.map(({ id }) => ({ path: listingPath(id), lastModified: null })),
    ...vehicles.map(({ id }) => ({ path: vehiclePath(id), lastModified: null })),
    ...writtenPages(ports.content),
  ]
  return { entries, isWhole }
}

/** A page without a date has none that we know: a made-up one would teach machines to believe no date of ours. */
type Entry = { path: string; lastModified: string | null }

function sitemapXml(siteUrl: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : ""
    return `<url><loc>${escaped(siteUrl + path)}</loc>${date}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n")
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&apos;")
}
