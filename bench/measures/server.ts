import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import type { Site } from "#tests/support/site.ts"
import { startBareNode } from "../bare-node.ts"
import { cpuMsPerAnswer, withInspectedSite, withSite } from "../bench-site.ts"
import { type Figure, type Measure, median, notMeasured, type Options } from "../figures.ts"
import { SEED_VEHICLE } from "../fleet.ts"
import {
  type Answer,
  askOnce,
  BROWSER,
  loadTool,
  requestsPerSecond,
  untilKept,
  untilKeptWithForm,
} from "../load.ts"
import { hasProgram, onServerCore } from "../machine.ts"
import { startNginx } from "../nginx.ts"
import { type Share, sharesIn } from "../profile.ts"

const NGINX_SHARE = { atLeast: 0.6 }
const RENDERED = { atLeast: 800 }
/** Where 800 a second are out of reach: what React itself would need for the same elements. */
const REACT_SHARE = { atLeast: 1 }
const IDENTITY = { "accept-encoding": "identity" }
const GUIDE = "/rent-a-car-to-ella"
/** A query that no page knows: such an address is never kept, so its page is made for each request. */
const ANEW = "?made=anew"
const RENDERED_PAGES = ["/home", `/cars/${SEED_VEHICLE}`, "/carlist", GUIDE]

export const server: Measure = {
  name: "server",
  title: "Server: requests a second from one core",
  run: async (options) => [
    ...(await withSite((site) => keptPages(site, options))),
    ...(await withSite((site) => renderedPages(site, options))),
    ...(await besideReact(options)),
  ],
}

/** Turn by turn, so that a neighbour on the machine slows both alike. */
async function keptPages(site: Site, { scale }: Options): Promise<Figure[]> {
  const url = site.url + GUIDE
  const page = await untilKept(url)
  const home = `${site.url}/home`
  await untilKeptWithForm(home)
  const asked =
    (at: string, headers = BROWSER) =>
    () =>
      requestsPerSecond(at, { seconds: 2 * scale, headers })
  const bareNode = await startBareNode(page.bytes, headersOf(page, WRITTEN_BY_NODE))
  const ours = {
    ours: asked(url),
    notModified: asked(url, { ...BROWSER, "if-none-match": String(page.headers.etag) }),
    withForm: asked(home),
    node: asked(bareNode.url),
  }
  try {
    if (hasProgram("nginx")) return await besideNginx(page, ours, asked)
    const speeds = await rounds(5, ours)
    return [...keptFigures(speeds, page), notMeasured("the same beside nginx", "no nginx")]
  } finally {
    await bareNode.stop()
  }
}

type Asked = () => Promise<number>

async function besideNginx(
  page: Answer,
  ours: Record<"ours" | "notModified" | "withForm" | "node", Asked>,
  asked: (at: string) => Asked,
): Promise<Figure[]> {
  const bare = await startNginx(page.bytes, { "Content-Encoding": "br" })
  const dressed = await startNginx(page.bytes, headersOf(page, WRITTEN_BY_NGINX))
  try {
    const speeds = await rounds(5, { ...ours, nginx: asked(bare.url), dressed: asked(dressed.url) })
    return [...keptFigures(speeds, page), ...nginxFigures(speeds)]
  } finally {
    await Promise.all([bare.stop(), dressed.stop()])
  }
}

const WRITTEN_BY_NODE = ["date", "connection", "keep-alive"]
const WRITTEN_BY_NGINX = [...WRITTEN_BY_NODE, "content-length", "content-type", "etag", "transfer-encoding"]

/** The headers of a page, without those that the server that is to send it writes itself. */
function headersOf({ headers }: Answer, written: readonly string[]): Record<string, string> {
  const told = Object.entries(headers).filter(([name]) => !written.includes(name))
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

function keptFigures(
  { ours, notModified, withForm, node }: Speeds<"ours" | "notModified" | "withForm" | "node">,
  page: Answer,
): Figure[] {
  const note = `${page.bytes.length} bytes of brotli; median of ${ours.length} rounds with ${loadTool()}`
  return [
    { what: `kept page, ${GUIDE}`, value: median(ours), unit: "/s", note },
    { what: "the same, 304 for a browser that has it", value: median(notModified), unit: "/s" },
    {
      what: "kept page with a form, /home",
      value: median(withForm),
      unit: "/s",
      note: "each with a token of its own",
    },
    {
      what: "a bare Node server, the same bytes and headers",
      value: median(node),
      unit: "/s",
      note: "what Node's own HTTP takes; what is missing to it is ours",
    },
    { what: "kept page to that", value: ratio(ours, node), unit: "" },
  ]
}

function nginxFigures({ ours, nginx, dressed }: Speeds<"ours" | "nginx" | "dressed">): Figure[] {
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
      requestsPerSecond(url + path + ANEW, { seconds: 2 * scale, headers: { "accept-encoding": encoding } })
    const identity = asked("identity")
    await identity() // the engine makes the code quick first
    const speeds = await rounds(3, { identity, brotli: asked("br") })
    const note = `${Math.round(median(speeds.brotli))} /s with brotli`
    const what = `rendered anew, ${path}`
    figures.push({ what, value: median(speeds.identity), unit: "/s", budget: RENDERED, note })
  }
  return figures
}

/** The home page beside React alone, which draws the same elements into a sink: both by the processor's time, in turns. */
async function besideReact({ scale }: Options): Promise<Figure[]> {
  return withInspectedSite(async ({ url }, inside) => {
    const home = `${url}/home${ANEW}`
    const { bytes } = await askOnce(home)
    const served: number[] = []
    const alone: number[] = []
    for (let round = 0; round < 3; round++) {
      served.push(1000 / (await cpuMsPerAnswer(inside, [home], Math.ceil(400 * scale), IDENTITY)))
      alone.push(await reactAlone(bytes, 2 * scale))
    }
    const load = { seconds: 4 * scale, headers: IDENTITY }
    const shares = sharesIn(await inside.profile(() => requestsPerSecond(home, load)))
    return [
      { what: "rendered anew, /home, in a second of processor", value: median(served), unit: "/s" },
      { what: "React alone, the same elements", value: median(alone), unit: "/s" },
      {
        what: "/home to React alone",
        value: ratio(served, alone),
        unit: "",
        budget: REACT_SHARE,
        note: sharesInWords(shares),
      },
    ]
  })
}

/** How often a second React draws a page's elements, and nothing else is done: a process of its own on the server's core. */
async function reactAlone(page: Buffer, seconds: number): Promise<number> {
  const child = await onServerCore(async () =>
    spawn(process.execPath, ["bench/react-alone.ts", String(seconds)], {
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["pipe", "pipe", "inherit"],
    }),
  )
  child.stdin.end(page)
  return Number(await text(child.stdout))
}

function sharesInWords(shares: readonly Share[]): string {
  return shares.map(({ owner, share }) => `${owner} ${Math.round(share * 100)} %`).join(", ")
}
