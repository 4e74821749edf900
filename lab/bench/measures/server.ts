import type { Site } from "#tests/support/site.ts"
import { SITEMAP_PATHS } from "#tests/support/sitemap-paths.ts"
import { waitUntilCompressed } from "../../wait-until-compressed.ts"
import { withSite } from "../bench-site.ts"
import { type Figure, type Measure, median, notMeasured, type Options } from "../figures.ts"
import { BROWSER_HEADERS, type HttpResponse, loadToolName, requestsPerSecond, sendRequest } from "../load.ts"
import { hasProgram } from "../machine.ts"
import { startNginx } from "../nginx.ts"
import { renderedPages } from "../rendered-pages.ts"

const NGINX_SHARE_BUDGET = { atLeast: 0.4 }
const GUIDE_PATH = "/rent-a-car-to-ella"
const ROUNDS = 5

export const server: Measure = {
  name: "server",
  title: "Server: requests a second from one core",
  run: async (options) => [
    ...(await withSite((site) => cachedPages(site, options), { settings: { WARM_UP: "yes" } })),
    ...(await renderedPages(options)),
  ],
}

/** Measures the site and nginx alternately, so that other load slows both alike. */
async function cachedPages(site: Site, { scale }: Options): Promise<Figure[]> {
  const url = site.url + GUIDE_PATH
  // All pages, because the server compresses them on the core that is measured.
  for (const path of SITEMAP_PATHS) await waitUntilCompressed(site.url + path)
  const page = await sendRequest(url, { headers: BROWSER_HEADERS })
  if (!page.headers.etag) throw new Error(`${url} is not cached`)
  const speed = (pageUrl: string) =>
    requestsPerSecond(pageUrl, { seconds: 2 * scale, headers: BROWSER_HEADERS })
  if (!hasProgram("nginx")) return [cachedFigure([await speed(url)], page), notMeasured("nginx", "no nginx")]
  const nginx = await startNginx(page.bytes, { "Content-Encoding": "br" })
  try {
    const rounds: { siteSpeed: number; nginxSpeed: number }[] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ siteSpeed: await speed(url), nginxSpeed: await speed(nginx.url) })
    return [
      cachedFigure(
        rounds.map(({ siteSpeed }) => siteSpeed),
        page,
      ),
      {
        label: "nginx, the same bytes",
        value: median(rounds.map(({ nginxSpeed }) => nginxSpeed)),
        unit: "/s",
      },
      {
        label: "cached page to nginx",
        value: median(rounds.map(({ siteSpeed, nginxSpeed }) => siteSpeed / nginxSpeed)),
        unit: "",
        budget: NGINX_SHARE_BUDGET,
      },
    ]
  } finally {
    await nginx.stop()
  }
}

function cachedFigure(speeds: readonly number[], { bytes }: HttpResponse): Figure {
  const note = `${bytes.length} bytes of brotli; median of ${speeds.length} rounds with ${loadToolName()}`
  return { label: `cached page, ${GUIDE_PATH}`, value: median(speeds), unit: "/s", note }
}
