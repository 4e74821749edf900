import { FakeFormService } from "#tests/fakes/form-service.ts"
import type { Site } from "#tests/support/site.ts"
import { bareInsertsPerSecond, rowsOfAnEnquiry } from "../bare-inserts.ts"
import { withSite } from "../bench-site.ts"
import { openFolder } from "../enquiries.ts"
import { type Figure, type Measure, median, type Options, percentile } from "../figures.ts"
import { SEED_VEHICLE } from "../fleet.ts"
import { BEHIND_PROXY, formSender, VISITORS } from "../forms.ts"
import { askFor, atRate, BROWSER, inLanes } from "../load.ts"
import { onServerCore } from "../machine.ts"

const SHARE_OF_BARE = { atLeast: 0.3 }
const P99_MS = { atMost: 150 }
const FORMS_A_SECOND = 200
const PAGES_A_SECOND = 100
const LANES = 16

export const intake: Measure = {
  name: "intake",
  title: "Enquiries, from the form to the disk",
  run: async (options) => [...(await speedBesideBareInserts(options)), ...(await patience(options))],
}

/** Turn by turn: forms through the whole site, then the same rows put into the same kind of file with nothing around them. */
async function speedBesideBareInserts({ scale }: Options): Promise<Figure[]> {
  const { folder, db } = await openFolder()
  const rows = await rowsOfAnEnquiry(folder, db)
  await db.destroy()
  const bare = () => bareInsertsPerSecond(folder, rows, { seconds: 2 * scale, visitors: VISITORS })
  const service = await FakeFormService.start()
  const speeds = { bare: [] as number[], mailbox: [] as number[], service: [] as number[] }
  await withSite(
    (toMailbox) =>
      withSite(
        async (toService) => {
          for (let round = 0; round < 4; round++) {
            speeds.bare.push(await onServerCore(async () => bare()))
            speeds.mailbox.push(await formsPerSecond(toMailbox, 3 * scale))
            speeds.service.push(await formsPerSecond(toService, 3 * scale))
          }
        },
        { settings: atService(service) },
      ),
    { settings: BEHIND_PROXY },
  )
  await service.stop()
  return speedFigures(speeds)
}

export async function formsPerSecond(site: Site, seconds: number): Promise<number> {
  const send = formSender(site)
  const start = performance.now()
  const counts = await inLanes(LANES, async (ask) => {
    let count = 0
    for (; performance.now() < start + seconds * 1000; count++) await send(ask)
    return count
  })
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000)
}

/** The first round of all has met code that the engine had not made quick yet. */
function speedFigures(speeds: Record<"bare" | "mailbox" | "service", number[]>): Figure[] {
  const [bare, mailbox, service] = [speeds.bare, speeds.mailbox, speeds.service].map((all) =>
    median(all.slice(1)),
  )
  if (!bare || !mailbox || !service) throw new Error("nothing was accepted")
  return [
    {
      what: "bare durable inserts of the same rows",
      value: bare,
      unit: "/s",
      note: "one after the other, each on disk by SQLite's own sync",
    },
    {
      what: "forms accepted and in the mailbox folder",
      value: mailbox,
      unit: "/s",
      note: `${LANES} at once`,
    },
    { what: "share of the bare inserts", value: mailbox / bare, unit: "", budget: SHARE_OF_BARE },
    { what: "forms accepted and at a form service", value: service, unit: "/s", note: `${LANES} at once` },
    { what: "share of the bare inserts", value: service / bare, unit: "", budget: SHARE_OF_BARE },
  ]
}

/** Into the folder, and to a service as a company has one: a folder is what a site delivers to before it has a way of its own. */
async function patience(options: Options): Promise<Figure[]> {
  const service = await FakeFormService.start()
  const figures = [
    ...(await patienceBy("into the mailbox folder", BEHIND_PROXY, options)),
    ...(await patienceBy("at a form service", atService(service), options)),
  ]
  await service.stop()
  return figures
}

function atService({ url }: FakeFormService) {
  return { ...BEHIND_PROXY, CONTACT_FORM_URL: `${url}/contact` }
}

/** How long visitors wait for the answer to their form while others read: a page that is kept, one with a form, one made anew. */
async function patienceBy(
  way: string,
  settings: Record<string, string>,
  { scale }: Options,
): Promise<Figure[]> {
  return withSite(
    async (site) => {
      const seconds = 12 * scale
      const send = formSender(site)
      const paths = ["/rent-a-car-to-ella", `/cars/${SEED_VEHICLE}`, "/carlist?q=van"]
      const pages = paths.map((path) => site.url + path)
      let read = 0
      // Both kinds of request have met the engine before they are measured: the first pages would stand for what it compiles.
      await Promise.all([formsPerSecond(site, 2 * scale), askFor(pages, 120, 4)])
      const [forms, readings] = await Promise.all([
        atRate(FORMS_A_SECOND, seconds, send),
        atRate(PAGES_A_SECOND, seconds, (ask) =>
          ask(pages[read++ % pages.length] ?? "", { headers: BROWSER }),
        ),
      ])
      return patienceFigures(
        way,
        forms.map(({ ms }) => ms),
        readings.map(({ ms }) => ms),
      )
    },
    { settings },
  )
}

function patienceFigures(way: string, forms: readonly number[], pages: readonly number[]): Figure[] {
  const rate = `${FORMS_A_SECOND} forms and ${PAGES_A_SECOND} pages a second`
  const note = `median ${median(forms).toFixed(1)} ms, slowest ${Math.max(...forms).toFixed(0)} ms of ${forms.length}`
  return [
    {
      what: `p99 of a form ${way}, at ${rate}`,
      value: percentile(forms, 99),
      unit: "ms",
      budget: P99_MS,
      note,
    },
    {
      what: "p99 of a page beside them",
      value: percentile(pages, 99),
      unit: "ms",
      note: `median ${median(pages).toFixed(1)} ms`,
    },
  ]
}
