import { logLine } from "./log-lines.ts"
import type { Site } from "./site.ts"

/** The URL of the metrics of a site that was started with METRICS_PORT=0. */
export async function metricsUrl(site: Site): Promise<string> {
  const { url } = await logLine(site, ({ msg }) => msg === "metrics server listening")
  return String(url)
}

/** The value of each series, keyed by name and labels: `rental_requests_total{route="/faq",...}`. */
export async function readMetrics(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(url)).text()
  const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))
  return new Map(
    samples.map((line) => {
      const end = line.lastIndexOf(" ")
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}
