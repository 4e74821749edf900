import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import { cpuMsPerAnswer, withInspectedSite } from "./bench-site.ts"
import { type Figure, median, type Options } from "./figures.ts"
import { SEED_VEHICLE } from "./fleet.ts"
import type { Inside } from "./inside.ts"
import { askFor, askOnce, BROWSER, type Headers } from "./load.ts"
import { onServerCore } from "./machine.ts"
import { type Share, sharesIn } from "./profile.ts"

/** A second, of one core. */
const WANTED = 800
const PAGES = ["/home", `/cars/${SEED_VEHICLE}`, "/carlist", "/rent-a-car-to-ella"]
/** A query that no page knows: such an address is never kept, so its page is made for each request. */
const ANEW = "?made=anew"
const IDENTITY = { "accept-encoding": "identity" }
const ROUNDS = 3

/**
 * Pages made for each request, beside React alone, which draws the same elements into a sink: both by the processor's time, in
 * turns. Where React cannot draw them 800 times a second, its own floor is what a page is held against.
 */
export async function pagesMadeAnew(options: Options): Promise<Figure[]> {
  return withInspectedSite(async ({ url }, inside) => {
    const figures: Figure[] = []
    for (const path of PAGES) figures.push(...(await madeAnew(path, url + path + ANEW, inside, options)))
    return figures
  })
}

async function madeAnew(path: string, url: string, inside: Inside, { scale }: Options): Promise<Figure[]> {
  const count = Math.ceil(400 * scale)
  const perSecond = async (headers: Headers) => 1000 / (await cpuMsPerAnswer(inside, [url], count, headers))
  const { bytes } = await askOnce(url)
  const turns: { served: number; alone: number }[] = []
  for (let round = 0; round < ROUNDS; round++)
    turns.push({ served: await perSecond(IDENTITY), alone: await reactAlone(bytes, 2 * scale) })
  const brotli = await perSecond(BROWSER)
  const shares = sharesIn(await inside.profile(() => askFor([url], count, 4, IDENTITY)))
  const floor = median(turns.map(({ alone }) => alone))
  return [
    {
      what: `made anew, ${path}`,
      value: median(turns.map(({ served }) => served)),
      unit: "/s",
      budget: { atLeast: Math.min(WANTED, floor) },
      note: `of ${WANTED}; React alone, the same elements: ${Math.round(floor)} /s; with brotli ${Math.round(brotli)} /s`,
    },
    {
      what: "the same to React alone",
      value: median(turns.map(({ served, alone }) => served / alone)),
      unit: "",
      note: sharesInWords(shares),
    },
  ]
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
