import type { Site } from "#tests/support/site.ts"
import { startBareNode } from "../bare-node.ts"
import { withSite } from "../bench-site.ts"
import { type Figure, type Measure, median, notMeasured, type Options } from "../figures.ts"
import { type Answer, BROWSER, loadTool, requestsPerSecond, untilKept, untilKeptWithForm } from "../load.ts"
import { hasProgram } from "../machine.ts"
import { pagesMadeAnew } from "../made-anew.ts"
import { startNginx } from "../nginx.ts"

const NGINX_SHARE = { atLeast: 0.6 }
const GUIDE = "/rent-a-car-to-ella"

export const server: Measure = {
  name: "server",
  title: "Server: requests a second from one core",
  run: async (options) => [
    ...(await withSite((site) => keptPages(site, options))),
    ...(await pagesMadeAnew(options)),
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
