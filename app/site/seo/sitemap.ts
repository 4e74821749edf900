import type { LoaderFunctionArgs } from "react-router"
import { messagesContext, type Ports, portsContext } from "#app/context.ts"
import { listingPath, vehiclePath } from "#app/paths.ts"
import type { Messages } from "#messages/messages.ts"
import { loadCatalogueEntries } from "./load-catalogue-entries.ts"
import { indexedTitledPages, writtenPages } from "./public-pages.ts"
import { textResponse } from "./text-response.ts"

/** All indexed pages. https://www.sitemaps.org/protocol.html */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const ports = context.get(portsContext)
  const { entries, isComplete } = await sitemapEntries(ports, context.get(messagesContext), request.signal)
  return textResponse(request, sitemapXml(ports.settings.siteUrl, entries), {
    type: "application/xml",
    isComplete,
  })
}

/** The pages of the sitemap. `isComplete` false: some of the catalogue could not be read and is missing. */
export async function sitemapEntries(
  ports: Pick<Ports, "catalogue" | "content" | "log">,
  messages: Messages,
  signal: AbortSignal,
): Promise<{ entries: Entry[]; isComplete: boolean }> {
  const { categories, vehicles, isComplete } = await loadCatalogueEntries(ports, signal)
  const entries = [
    ...indexedTitledPages(ports.content, messages),
    ...categories.map(({ id }) => ({ path: listingPath(id), lastModified: null })),
    ...vehicles.map(({ id }) => ({ path: vehiclePath(id), lastModified: null })),
    ...writtenPages(ports.content),
  ]
  return { entries, isComplete }
}

/** `lastModified` is null for an unknown date: crawlers ignore the dates of a site once they find wrong ones. */
type Entry = { path: string; lastModified: string | null }

function sitemapXml(siteUrl: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : ""
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${date}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n")
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&apos;")
}
