import { NO_RATE_LIMITS } from "#tests/support/no-rate-limits.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { newFolder } from "./bench-folder.ts"
import { INSPECTED, type Inside, lookInside } from "./inside.ts"
import { askFor, BROWSER, type Headers } from "./load.ts"
import { onServerCore } from "./machine.ts"

/** The log as a busy site would keep it, and no visitor refused for coming often. */
const SETTINGS = { LOG_LEVEL: "error", ...NO_RATE_LIMITS }

type Settings = Record<string, string>

/** The real server on its own core, for as long as it is looked at. */
export async function withSite<T>(
  look: (site: Site) => Promise<T>,
  { settings = {}, dataDir }: { settings?: Settings; dataDir?: string } = {},
): Promise<T> {
  const folder = dataDir ?? (await newFolder())
  const site = await onServerCore(() => startSite({ ...SETTINGS, ...settings }, folder))
  try {
    return await look(site)
  } finally {
    await site.stop()
  }
}

/** The same, with the server's own figures from its inspector. */
export async function withInspectedSite<T>(
  look: (site: Site, inside: Inside) => Promise<T>,
  { settings = {}, dataDir }: { settings?: Settings; dataDir?: string } = {},
): Promise<T> {
  const inspected = { settings: { ...settings, ...INSPECTED }, ...(dataDir && { dataDir }) }
  return withSite(async (site) => {
    const inside = await lookInside(site)
    try {
      return await look(site, inside)
    } finally {
      inside.close()
    }
  }, inspected)
}

/** Processor time of the server for each answer, in milliseconds, once the engine has made its code quick. */
export async function cpuMsPerAnswer(
  inside: Inside,
  urls: readonly string[],
  count: number,
  headers: Headers = BROWSER,
): Promise<number> {
  await askFor(urls, count, 4, headers)
  const before = await inside.cpuSeconds()
  await askFor(urls, count, 4, headers)
  return (((await inside.cpuSeconds()) - before) / count) * 1000
}
