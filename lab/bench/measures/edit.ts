import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import type { Site } from "#tests/support/site.ts"
import { SITEMAP_PATHS } from "#tests/support/sitemap-paths.ts"
import { withSite } from "../bench-site.ts"
import { type Figure, type Measure, type Options, percentile } from "../figures.ts"
import { BROWSER_HEADERS, runInParallel, sendRequest } from "../load.ts"

const SLOWEST_MS_BUDGET = { atMost: 500 }
const CONNECTIONS = 50
/** Vehicles and forms are rendered for each request, so an edit does not change their cost. */
const CACHED_PATHS = SITEMAP_PATHS.filter((path) => !/^\/(home|contact|cars\/)/.test(path))

export const edit: Measure = {
  name: "edit",
  title: "After an edit: every cached page is rendered again",
  run: (options) => withSite((site) => measureEdit(site, options), { settings: { WARM_UP: "yes" } }),
}

/** `sentAtMs`: from the start of the measurement. `ms`: from the request to the end of the response. */
type TimedResponse = { sentAtMs: number; ms: number }

/** Visitors read all cached pages while the office saves a change that affects all of them. */
async function measureEdit(site: Site, { scale }: Options): Promise<Figure[]> {
  for (const path of CACHED_PATHS) await sendRequest(site.url + path, { headers: BROWSER_HEADERS })
  const beforeMs = 3_000 * scale
  const start = performance.now()
  const responses: TimedResponse[] = []
  let next = 0
  const readers = runInParallel(CONNECTIONS, async (send) => {
    // As long after the edit as before it.
    while (performance.now() - start < 2 * beforeMs) {
      const { status, ms } = await send(site.url + (CACHED_PATHS[next++ % CACHED_PATHS.length] ?? "/about"), {
        headers: BROWSER_HEADERS,
      })
      if (status !== 200) throw new Error(`a page answered ${status}`)
      responses.push({ sentAtMs: performance.now() - start - ms, ms })
    }
  })
  await sleep(beforeMs)
  const editedAtMs = performance.now() - start
  changeCatalogue(site)
  await readers
  const afterEdit = responses.filter(({ sentAtMs, ms }) => sentAtMs + ms > editedAtMs)
  const firstSecond = afterEdit.filter(({ sentAtMs, ms }) => sentAtMs + ms < editedAtMs + 1_000)
  const times = afterEdit.map(({ ms }) => ms)
  return [
    {
      label: "pages a second before the edit",
      value: (responses.length - afterEdit.length) / (beforeMs / 1000),
      unit: "/s",
      note: `${CONNECTIONS} connections, ${CACHED_PATHS.length} pages of the sitemap that are cached`,
    },
    { label: "pages in the first second after it", value: firstSecond.length, unit: "" },
    {
      label: "slowest page after it",
      value: Math.max(...times),
      unit: "ms",
      budget: SLOWEST_MS_BUDGET,
      note: `p99 ${percentile(times, 99).toFixed(0)} ms`,
    },
  ]
}

/** Changes the catalogue version, as saving in the office does. */
function changeCatalogue({ dataDir }: Site): void {
  const db = new DatabaseSync(join(dataDir, "rental.db"), { timeout: 5_000 })
  db.prepare("update meta set value = ? where key = 'catalogue_version'").run(randomUUID())
  db.close()
}
