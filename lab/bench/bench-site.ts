import { NO_RATE_LIMITS } from "#tests/support/no-rate-limits.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { newDataFolder } from "./data-folder.ts"
import { INSPECTOR_SETTINGS, type Inspector, openInspector } from "./inspector.ts"
import { BROWSER_HEADERS, type Headers, requestRepeatedly } from "./load.ts"
import { onServerCore } from "./machine.ts"

/** Logs errors only, and disables rate limits. */
const SETTINGS = { LOG_LEVEL: "error", ...NO_RATE_LIMITS }

type Settings = Record<string, string>

/** Runs `measure` with the real server on its own core. */
export async function withSite<T>(
  measure: (site: Site) => Promise<T>,
  { settings = {}, dataDir }: { settings?: Settings; dataDir?: string } = {},
): Promise<T> {
  const folder = dataDir ?? (await newDataFolder())
  const site = await onServerCore(() => startSite({ ...SETTINGS, ...settings }, folder))
  try {
    return await measure(site)
  } finally {
    await site.stop()
  }
}

/** Like `withSite`, with the server's inspector open. */
export async function withInspectedSite<T>(
  measure: (site: Site, inspector: Inspector) => Promise<T>,
  { settings = {}, dataDir }: { settings?: Settings; dataDir?: string } = {},
): Promise<T> {
  const inspectedOptions = { settings: { ...settings, ...INSPECTOR_SETTINGS }, ...(dataDir && { dataDir }) }
  return withSite(async (site) => {
    const inspector = await openInspector(site)
    try {
      return await measure(site, inspector)
    } finally {
      inspector.close()
    }
  }, inspectedOptions)
}

/** The number of connections while CPU time is measured: enough to keep the server busy. */
const CONNECTIONS = 4

/** CPU time of the server per response, in milliseconds, after a warm-up. */
export async function cpuMsPerResponse(
  inspector: Inspector,
  urls: readonly string[],
  count: number,
  headers: Headers = BROWSER_HEADERS,
): Promise<number> {
  await requestRepeatedly(urls, count, CONNECTIONS, headers)
  const cpuSecondsBefore = await inspector.cpuSeconds()
  await requestRepeatedly(urls, count, CONNECTIONS, headers)
  return (((await inspector.cpuSeconds()) - cpuSecondsBefore) / count) * 1000
}
