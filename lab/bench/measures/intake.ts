import { FakeFormService } from "#tests/fakes/form-service.ts"
import type { Site } from "#tests/support/site.ts"
import { withSite } from "../bench-site.ts"
import { type Figure, type Measure, median, type Options, percentile } from "../figures.ts"
import { SEED_VEHICLE } from "../fleet.ts"
import { BEHIND_PROXY, formSender } from "../forms.ts"
import { BROWSER_HEADERS, callAtRate, requestRepeatedly, runInParallel } from "../load.ts"

const SPEED_BUDGET = { atLeast: 100 }
const FORMS_A_SECOND = 50
const PAGES_A_SECOND = 100
const CONNECTIONS = 16
const WARM_UP_REQUESTS = 120
const WARM_UP_CONNECTIONS = 4

export const intake: Measure = {
  name: "intake",
  title: "Enquiries, from the form to the disk",
  run: async (options) => [...(await measureSpeed(options)), ...(await measureLatency(options))],
}

async function measureSpeed({ scale }: Options): Promise<Figure[]> {
  const formService = await FakeFormService.start()
  const figures: Figure[] = []
  for (const [channel, settings] of [
    ["in the mailbox folder", BEHIND_PROXY],
    ["at a form service", formServiceSettings(formService)],
  ] as const) {
    const value = await withSite((site) => medianSpeed(site, scale), { settings })
    const note = `${CONNECTIONS} at once, each on disk before its answer`
    figures.push({ label: `forms accepted and ${channel}`, value, unit: "/s", budget: SPEED_BUDGET, note })
  }
  await formService.stop()
  return figures
}

/** The first round is a warm-up and is not counted. */
async function medianSpeed(site: Site, scale: number): Promise<number> {
  const speeds: number[] = []
  for (let round = 0; round < 4; round++) speeds.push(await formsPerSecond(site, 3 * scale))
  return median(speeds.slice(1))
}

export async function formsPerSecond(site: Site, seconds: number): Promise<number> {
  const sendForm = formSender(site)
  const start = performance.now()
  const counts = await runInParallel(CONNECTIONS, async (send) => {
    let count = 0
    for (; performance.now() < start + seconds * 1000; count++) await sendForm(send)
    return count
  })
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000)
}

/** Latency with deliveries to the mailbox folder, as on a new site, and to a form service. */
async function measureLatency(options: Options): Promise<Figure[]> {
  const formService = await FakeFormService.start()
  const figures = [
    ...(await latencyBy("into the mailbox folder", BEHIND_PROXY, options)),
    ...(await latencyBy("at a form service", formServiceSettings(formService), options)),
  ]
  await formService.stop()
  return figures
}

function formServiceSettings({ url }: FakeFormService) {
  return { ...BEHIND_PROXY, CONTACT_FORM_URL: `${url}/contact` }
}

/** The latency of forms while other visitors read a cached page, a page with a form, and a search. */
async function latencyBy(
  channel: string,
  settings: Record<string, string>,
  { scale }: Options,
): Promise<Figure[]> {
  return withSite(
    async (site) => {
      const seconds = 12 * scale
      const sendForm = formSender(site)
      const paths = ["/rent-a-car-to-ella", `/cars/${SEED_VEHICLE}`, "/carlist?q=van"]
      const pages = paths.map((path) => site.url + path)
      let readCount = 0
      // A warm-up: V8 compiles the code of both kinds of request before they are measured.
      await Promise.all([
        formsPerSecond(site, 2 * scale),
        requestRepeatedly(pages, WARM_UP_REQUESTS, WARM_UP_CONNECTIONS),
      ])
      const [forms, readings] = await Promise.all([
        callAtRate(FORMS_A_SECOND, seconds, sendForm),
        callAtRate(PAGES_A_SECOND, seconds, (send) =>
          send(pages[readCount++ % pages.length] ?? "", { headers: BROWSER_HEADERS }),
        ),
      ])
      return latencyFigures(
        channel,
        forms.map(({ ms }) => ms),
        readings.map(({ ms }) => ms),
      )
    },
    { settings },
  )
}

/** @param formMs the latency of each form @param pageMs the latency of each page */
function latencyFigures(channel: string, formMs: readonly number[], pageMs: readonly number[]): Figure[] {
  const rate = `${FORMS_A_SECOND} forms and ${PAGES_A_SECOND} pages a second`
  const note = `median ${median(formMs).toFixed(1)} ms, slowest ${Math.max(...formMs).toFixed(0)} ms of ${formMs.length}`
  return [
    {
      label: `p99 of a form ${channel}, at ${rate}`,
      value: percentile(formMs, 99),
      unit: "ms",
      note,
    },
    {
      label: "p99 of a page beside them",
      value: percentile(pageMs, 99),
      unit: "ms",
      note: `median ${median(pageMs).toFixed(1)} ms`,
    },
  ]
}
