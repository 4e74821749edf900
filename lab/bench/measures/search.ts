import { chromium, type Locator, type Page } from "@playwright/test"
import config from "../../../playwright.config.ts"
import { cpuMsPerResponse, withInspectedSite } from "../bench-site.ts"
import { type Figure, type Measure, median, type Options, percentile } from "../figures.ts"
import { FLEET_SIZES, folderWithFleet } from "../fleet.ts"
import type { Inspector } from "../inspector.ts"
import { BROWSER_HEADERS, sendRequest } from "../load.ts"
import { onEveryCore } from "../machine.ts"

const BYTES_A_VEHICLE_BUDGET = { atMost: 1024 }
/** Searches for a brand, a category, a part of a word, a letter that many names have, and a word that no name has. */
const SEARCHES = ["toyota", "van", "hi-r", "a", "zeppelin"]
/** Each letter is one measurement. */
const TYPED_TEXT = "toyota hi-roof van 14 seater no. 7"

export const search: Measure = {
  name: "search",
  title: "Search over many vehicles",
  run: async (options) => {
    const fleets: MeasuredFleet[] = []
    for (const size of FLEET_SIZES) fleets.push(await measureFleet(size, options))
    return [...fleets.flatMap(figuresOf), memoryFigure(fleets)]
  },
}

type MeasuredFleet = {
  size: number
  cpuMs: number
  liveBytes: number
  listBytes: number
  compressedBytes: number
  keystrokes: Keystroke[]
}

async function measureFleet(size: number, { scale }: Options): Promise<MeasuredFleet> {
  const measure = async ({ url }: { url: string }, inspector: Inspector) => {
    const urls = SEARCHES.map((words) => `${url}/carlist?q=${encodeURIComponent(words)}`)
    const cpuMs = await cpuMsPerResponse(inspector, urls, Math.round(200 * scale))
    const list = await sendRequest(`${url}/fleet.json`)
    const keystrokes = size === FLEET_SIZES.at(-1) ? await typeInBrowser(url) : []
    await sendRequest(`${url}/home`)
    const compressedResponse = await sendRequest(`${url}/fleet.json`, { headers: BROWSER_HEADERS })
    const liveBytes = await inspector.liveBytes()
    return {
      size,
      cpuMs,
      liveBytes,
      listBytes: list.bytes.length,
      compressedBytes: compressedResponse.bytes.length,
      keystrokes,
    }
  }
  return withInspectedSite(measure, { dataDir: await folderWithFleet(size) })
}

type Keystroke = { listMs: number; frameMs: number }

async function typeInBrowser(url: string): Promise<Keystroke[]> {
  // The browser gets every core, because the server is idle while it is measured.
  const browser = await onEveryCore(() => chromium.launch({ ...config.use?.launchOptions }))
  try {
    const page = await browser.newPage()
    await page.goto(`${url}/carlist`)
    await page.locator("html[data-hydrated]").waitFor()
    const box = page.getByRole("searchbox")
    const fleetResponse = page.waitForResponse("**/fleet.json")
    await box.focus()
    await fleetResponse
    await page.waitForLoadState("networkidle")
    await typeAndDelete(box, "warm up")
    await page.evaluate(watchKeystrokes)
    await typeAndDelete(box, TYPED_TEXT)
    return await keystrokesOf(page)
  } finally {
    await browser.close()
  }
}

async function typeAndDelete(box: Locator, text: string): Promise<void> {
  const delay = 100
  await box.pressSequentially(text, { delay })
  for (const _ of text) await box.press("Backspace", { delay })
}

/**
 * Runs in the page. Measures two times from the timestamp of keydown. `listMs` ends when the DOM of the list
 * is changed, styled and laid out. `frameMs` ends in the task after the frame that shows the list, so it
 * includes the wait for that frame. Keys without an effect, such as a trailing space, are not counted.
 */
function watchKeystrokes(): void {
  const keystrokes: { listMs: number; frameMs: number }[] = []
  Object.assign(window, { keystrokes })
  let pressedAt: number | null = null
  const queueTask = (task: () => void) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = task
    channel.port2.postMessage(null)
  }
  const onChange = () => {
    if (pressedAt === null) return
    const from = pressedAt
    pressedAt = null
    document.body.getBoundingClientRect()
    const keystroke = { listMs: performance.now() - from, frameMs: 0 }
    keystrokes.push(keystroke)
    requestAnimationFrame(() =>
      queueTask(() => Object.assign(keystroke, { frameMs: performance.now() - from })),
    )
  }
  const onKeyDown = ({ timeStamp }: Event) => {
    pressedAt = timeStamp
  }
  window.addEventListener("keydown", onKeyDown, { capture: true })
  new MutationObserver(onChange).observe(document.body, { childList: true, subtree: true })
}

async function keystrokesOf(page: Page): Promise<Keystroke[]> {
  await page.waitForTimeout(200) // the frame of the last keystroke
  return page.evaluate(() => (window as unknown as { keystrokes: Keystroke[] }).keystrokes) // set above
}

function figuresOf({ size, cpuMs, listBytes, compressedBytes, keystrokes }: MeasuredFleet): Figure[] {
  const suffix = `, ${size} vehicles`
  const note = `${(compressedBytes / 1024).toFixed(1)} KiB over the wire`
  return [
    { label: `server time for ?q=${suffix}`, value: cpuMs, unit: "ms" },
    { label: `fleet.json${suffix}`, value: listBytes / 1024, unit: "KiB", note },
    ...keystrokeFigures(keystrokes, suffix),
  ]
}

function keystrokeFigures(keystrokes: readonly Keystroke[], suffix: string): Figure[] {
  if (keystrokes.length === 0) return []
  const list = keystrokes.map(({ listMs }) => listMs)
  const frame = keystrokes.map(({ frameMs }) => frameMs)
  const note = `median ${median(list).toFixed(1)} ms, slowest ${Math.max(...list).toFixed(1)} ms; ${keystrokes.length} keystrokes`
  return [
    {
      label: `keystroke to list, 95 of 100${suffix}`,
      value: percentile(list, 95),
      unit: "ms",
      note,
    },
    {
      label: `keystroke to picture, 95 of 100${suffix}`,
      value: percentile(frame, 95),
      unit: "ms",
      note: `median ${median(frame).toFixed(1)} ms, the wait for the next frame included`,
    },
  ]
}

/** Memory per additional vehicle after the same visits, from the smallest and the largest fleet. */
function memoryFigure(fleets: readonly MeasuredFleet[]): Figure {
  const smallestFleet = fleets[0]
  const largestFleet = fleets.at(-1)
  if (!smallestFleet || !largestFleet) throw new Error("no fleet was measured")
  const value = (largestFleet.liveBytes - smallestFleet.liveBytes) / (largestFleet.size - smallestFleet.size)
  const note = `${(smallestFleet.liveBytes / 2 ** 20).toFixed(1)} and ${(largestFleet.liveBytes / 2 ** 20).toFixed(1)} MiB held`
  return { label: "memory for each more vehicle", value, unit: "bytes", budget: BYTES_A_VEHICLE_BUDGET, note }
}
