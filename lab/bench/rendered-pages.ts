import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import { PLANNED_PATH } from "#tests/support/public-pages.ts"
import { cpuMsPerAnswer, withInspectedSite } from "./bench-site.ts"
import { type Figure, median, type Options } from "./figures.ts"
import { SEED_VEHICLE } from "./fleet.ts"
import type { Inspector } from "./inspector.ts"
import { askFor, askOnce, BROWSER, type Headers } from "./load.ts"
import { onServerCore } from "./machine.ts"
import { type Share, sharesIn } from "./profile.ts"

const SHARE_OF_REACT = { atLeast: 0.8 }
const PAGES = ["/home", `/cars/${SEED_VEHICLE}`, "/carlist", "/rent-a-car-to-ella", PLANNED_PATH]
/** An unknown query. URLs with a query are never cached, so the page is rendered for each request. */
const UNCACHED = "rendered=again"
const IDENTITY = { "accept-encoding": "identity" }
const ROUNDS = 3

/** Compares pages rendered per request with React alone on the same elements, by CPU time and alternately. */
export async function renderedPages(options: Options): Promise<Figure[]> {
  return withInspectedSite(async ({ url }, inspector) => {
    const figures: Figure[] = []
    for (const path of PAGES)
      figures.push(
        ...(await rendered(
          path,
          `${url}${path}${path.includes("?") ? "&" : "?"}${UNCACHED}`,
          inspector,
          options,
        )),
      )
    return figures
  })
}

async function rendered(
  path: string,
  url: string,
  inspector: Inspector,
  { scale }: Options,
): Promise<Figure[]> {
  const count = Math.ceil(400 * scale)
  const perSecond = async (headers: Headers) =>
    1000 / (await cpuMsPerAnswer(inspector, [url], count, headers))
  const { bytes } = await askOnce(url)
  const turns: { served: number; alone: number }[] = []
  for (let round = 0; round < ROUNDS; round++)
    turns.push({ served: await perSecond(IDENTITY), alone: await reactAlone(bytes, 2 * scale) })
  const brotli = await perSecond(BROWSER)
  const shares = sharesIn(await inspector.profile(() => askFor([url], count, 4, IDENTITY)))
  return [
    {
      what: `rendered for one request, ${path}`,
      value: median(turns.map(({ served }) => served)),
      unit: "/s",
      note: `React alone, the same elements: ${Math.round(median(turns.map(({ alone }) => alone)))} /s; with brotli ${Math.round(brotli)} /s`,
    },
    {
      what: "the same, relative to React alone",
      value: median(turns.map(({ served, alone }) => served / alone)),
      unit: "",
      budget: SHARE_OF_REACT,
      note: describeShares(shares),
    },
  ]
}

/** How many times per second React alone renders the elements of a page, in a separate process on the server's core. */
async function reactAlone(page: Buffer, seconds: number): Promise<number> {
  const child = await onServerCore(async () =>
    spawn(process.execPath, ["lab/bench/react-alone.ts", String(seconds)], {
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["pipe", "pipe", "inherit"],
    }),
  )
  child.stdin.end(page)
  return Number(await text(child.stdout))
}

function describeShares(shares: readonly Share[]): string {
  return shares.map(({ owner, share }) => `${owner} ${Math.round(share * 100)} %`).join(", ")
}
