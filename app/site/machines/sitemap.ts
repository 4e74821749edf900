import type { LoaderFunctionArgs } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { listingPath, vehiclePath } from "#app/site/paths.ts"
import { knownFleet } from "./known-fleet.ts"
import { companyPages, writtenPages } from "./public-pages.ts"
import { textAnswer } from "./text-answer.ts"

/** Every page that others should find. https://www.sitemaps.org/protocol.html */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const ports = context.get(portsContext)
  const { categories, vehicles, isWhole } = await knownFleet(ports, request.signal)
  const entries: Entry[] = [
    ...companyPages(ports.content, context.get(messagesContext)),
    ...categories.map(({ id }) => ({ path: listingPath(id), checkedOn: null })),
    ...vehicles.map(({ id }) => ({ path: vehiclePath(id), checkedOn: null })),
    ...writtenPages(ports.content),
  ]
  return textAnswer(request, sitemapXml(ports.settings.siteUrl, entries), {
    type: "application/xml",
    isWhole,
  })
}

/** A page without a date has none that we know: a made-up one would teach machines to believe no date of ours. */
type Entry = { path: string; checkedOn: string | null }

function sitemapXml(siteUrl: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, checkedOn }) => {
    const date = checkedOn ? `<lastmod>${checkedOn}</lastmod>` : ""
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
