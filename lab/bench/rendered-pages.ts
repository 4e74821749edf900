import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import { PLANNED_PATH } from "#tests/support/public-pages.ts"
import { cpuMsPerResponse, withInspectedSite } from "./bench-site.ts"
import { type Figure, median, type Options } from "./figures.ts"
import { SEED_VEHICLE } from "./fleet.ts"
import type { Inspector } from "./inspector.ts"
import { BROWSER_HEADERS, type Headers, requestRepeatedly, sendRequest } from "./load.ts"
import { onServerCore } from "./machine.ts"
import { type Share, sharesIn } from "./profile.ts"

/** The budget of the site's speed relative to React alone. */
const SHARE_OF_REACT_BUDGET = { atLeast: 0.8 }
const PAGES = ["/home", `/cars/${SEED_VEHICLE}`, "/carlist", "/rent-a-car-to-ella", PLANNED_PATH]
/** An unknown query. URLs with a query are never cached, so the page is rendered for each request. */
const UNCACHED_QUERY = "rendered=again"
const UNCOMPRESSED_HEADERS = { "accept-encoding": "identity" }
const ROUNDS = 3
const PROFILE_CONNECTIONS = 4

/** Compares pages rendered per request with React alone on the same elements, by CPU time and alternately. */
export async function renderedPages(options: Options): Promise<Figure[]> {
  return withInspectedSite(async ({ url }, inspector) => {
    const figures: Figure[] = []
    for (const path of PAGES)
      figures.push(
        ...(await measurePage(
          path,
          `${url}${path}${path.includes("?") ? "&" : "?"}${UNCACHED_QUERY}`,
          inspector,
          options,
        )),
      )
    return figures
  })
}

async function measurePage(
  path: string,
  url: string,
  inspector: Inspector,
  { scale }: Options,
): Promise<Figure[]> {
  const count = Math.ceil(400 * scale)
  const perSecond = async (headers: Headers) =>
    1000 / (await cpuMsPerResponse(inspector, [url], count, headers))
  const { bytes } = await sendRequest(url)
  const rounds: { siteSpeed: number; reactSpeed: number }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      siteSpeed: await perSecond(UNCOMPRESSED_HEADERS),
      reactSpeed: await reactRendersPerSecond(bytes, 2 * scale),
    })
  const brotli = await perSecond(BROWSER_HEADERS)
  const profile = await inspector.profile(() =>
    requestRepeatedly([url], count, PROFILE_CONNECTIONS, UNCOMPRESSED_HEADERS),
  )
  const shares = sharesIn(profile)
  return [
    {
      label: `rendered for one request, ${path}`,
      value: median(rounds.map(({ siteSpeed }) => siteSpeed)),
      unit: "/s",
      note: `React alone, the same elements: ${Math.round(median(rounds.map(({ reactSpeed }) => reactSpeed)))} /s; with brotli ${Math.round(brotli)} /s`,
    },
    {
      label: "the same, relative to React alone",
      value: median(rounds.map(({ siteSpeed, reactSpeed }) => siteSpeed / reactSpeed)),
      unit: "",
      budget: SHARE_OF_REACT_BUDGET,
      note: describeShares(shares),
    },
  ]
}

/** How many times per second React alone renders the elements of a page, in a separate process on the server's core. */
async function reactRendersPerSecond(page: Buffer, seconds: number): Promise<number> {
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
