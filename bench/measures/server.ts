import type { Site } from "#tests/support/site.ts"
import { withInspectedSite, withSite } from "../bench-site.ts"
import { type Figure, type Measure, median, notMeasured, type Options } from "../figures.ts"
import { SEED_VEHICLE } from "../fleet.ts"
import { type Answer, BROWSER, loadTool, requestsPerSecond, untilKept } from "../load.ts"
import { hasProgram } from "../machine.ts"
import { startNginx } from "../nginx.ts"
import { type Share, sharesIn } from "../profile.ts"

const NGINX_SHARE = { atLeast: 0.6 }
const RENDERED = { atLeast: 800 }
const GUIDE = "/rent-a-car-to-ella"
/** A query that no page knows: such an address is never kept, so its page is made for each request. */
const ANEW = "?made=anew"
const RENDERED_PAGES = ["/home", `/cars/${SEED_VEHICLE}`, `/carlist${ANEW}`, GUIDE + ANEW]

export const server: Measure = {
  name: "server",
  title: "Server: requests a second from one core",
  run: async (options) => [
    ...(await withSite((site) => keptPages(site, options))),
    ...(await withSite((site) => renderedPages(site, options))),
    ...(await floorOfReact(options)),
  ],
}

/** Turn by turn, so that a neighbour on the machine slows both alike. */
async function keptPages(site: Site, { scale }: Options): Promise<Figure[]> {
  const url = site.url + GUIDE
  const page = await untilKept(url)
  const seconds = 2 * scale
  const known = { ...BROWSER, "if-none-match": String(page.headers.etag) }
  const notModified = () => requestsPerSecond(url, { seconds, headers: known })
  if (!hasProgram("nginx")) {
    const ours = await rounds(5, {
      ours: () => requestsPerSecond(url, { seconds, headers: BROWSER }),
      notModified,
    })
    return [...keptFigures(ours, page), notMeasured("the same beside nginx", "no nginx")]
  }
  const bare = await startNginx(page.bytes, { "Content-Encoding": "br" })
  const dressed = await startNginx(page.bytes, headersOf(page))
  const speeds = await rounds(5, {
    ours: () => requestsPerSecond(url, { seconds, headers: BROWSER }),
    nginx: () => requestsPerSecond(bare.url, { seconds, headers: BROWSER }),
    dressed: () => requestsPerSecond(dressed.url, { seconds, headers: BROWSER }),
    notModified,
  })
  await Promise.all([bare.stop(), dressed.stop()])
  return [...keptFigures(speeds, page), ...besideNginx(speeds)]
}

/** Headers that nginx writes itself are left to it. */
function headersOf({ headers }: Answer): Record<string, string> {
  const own = [
    "date",
    "connection",
    "keep-alive",
    "content-length",
    "content-type",
    "etag",
    "transfer-encoding",
  ]
  const told = Object.entries(headers).filter(([name]) => !own.includes(name))
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]))
}

type Speeds<Name extends string> = Record<Name, number[]>

async function rounds<Name extends string>(
  count: number,
  runs: Record<Name, () => Promise<number>>,
): Promise<Speeds<Name>> {
  const names = Object.keys(runs) as Name[] // the keys of the object are its names
  const speeds = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Speeds<Name>
  for (let round = 0; round < count; round++) {
    for (const name of names) speeds[name].push(await runs[name]())
  }
  return speeds
}

function keptFigures({ ours, notModified }: Speeds<"ours" | "notModified">, page: Answer): Figure[] {
  const note = `${page.bytes.length} bytes of brotli; median of ${ours.length} rounds with ${loadTool()}`
  return [
    { what: `kept page, ${GUIDE}`, value: median(ours), unit: "/s", note },
    { what: "the same, 304 for a browser that has it", value: median(notModified), unit: "/s" },
  ]
}

function besideNginx({ ours, nginx, dressed }: Speeds<"ours" | "nginx" | "dressed">): Figure[] {
  return [
    { what: "nginx, the same bytes", value: median(nginx), unit: "/s" },
    { what: "kept page to nginx", value: ratio(ours, nginx), unit: "", budget: NGINX_SHARE },
    { what: "nginx, the same bytes and headers", value: median(dressed), unit: "/s" },
    { what: "kept page to nginx with the same headers", value: ratio(ours, dressed), unit: "" },
  ]
}

/** Each round beside its neighbour; what slowed one round slowed both of it. */
function ratio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((speed, round) => speed / (theirs[round] ?? speed)))
}

async function renderedPages({ url }: Site, { scale }: Options): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of RENDERED_PAGES) {
    const asked = (encoding: string) => () =>
      requestsPerSecond(url + path, { seconds: 2 * scale, headers: { "accept-encoding": encoding } })
    const identity = asked("identity")
    await identity() // the engine makes the code quick first
    const speeds = await rounds(3, { identity, gzip: asked("gzip") })
    const note = `${Math.round(median(speeds.gzip))} /s with gzip`
    const what = `rendered anew, ${path.replace(ANEW, "")}`
    figures.push({ what, value: median(speeds.identity), unit: "/s", budget: RENDERED, note })
  }
  return figures
}

/** What the home page would reach if nothing but react-dom took any time. */
async function floorOfReact({ scale }: Options): Promise<Figure[]> {
  return withInspectedSite(async ({ url }, inside) => {
    const load = { seconds: 4 * scale, headers: { "accept-encoding": "identity" } }
    const speed = await requestsPerSecond(`${url}/home`, load)
    const shares = sharesIn(await inside.profile(() => requestsPerSecond(`${url}/home`, load)))
    const react = shares.find(({ owner }) => owner === "react-dom")?.share ?? 1
    return [
      { what: "time in react-dom, /home", value: react * 100, unit: "%", note: sharesInWords(shares) },
      {
        what: "React's own floor, /home",
        value: speed / react,
        unit: "/s",
        note: "if only react-dom took time",
      },
    ]
  })
}

function sharesInWords(shares: readonly Share[]): string {
  return shares.map(({ owner, share }) => `${owner} ${Math.round(share * 100)} %`).join(", ")
}
