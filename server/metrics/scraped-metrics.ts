import { Counter, Gauge, type Registry } from "prom-client"
import { type Outbox, QUEUES } from "#domain/delivery/outbox.ts"
import type { PageCache } from "../pages/page-cache.ts"
import { checkedOutCommit } from "./checked-out-commit.ts"

export type ScrapeSources = {
  outbox: Pick<Outbox, "waiting">
  pageCache: PageCache | null
  clock: () => Date
}

/** Adds the metrics that are read on each scrape: the outbox, the page cache, and the running version. */
export function addScrapedMetrics(registry: Registry, { outbox, pageCache, clock }: ScrapeSources): void {
  const registers = [registry]
  new Gauge({
    name: "rental_build_info",
    help: "Always 1; the labels name the running commit and Node version",
    labelNames: ["commit", "node"],
    registers,
  }).set({ commit: checkedOutCommit(), node: process.version }, 1)
  new Gauge({
    name: "rental_deliveries_waiting",
    help: "Deliveries that have not arrived, by queue, in all processes together; NaN when the database does not answer",
    labelNames: ["queue"],
    registers,
    async collect() {
      for (const { queue, count } of await waitingIn(outbox, clock)) this.set({ queue }, count)
    },
  })
  new Gauge({
    name: "rental_oldest_delivery_age_seconds",
    help: "How long the oldest waiting delivery has waited, by queue; 0 when none waits, NaN when the database does not answer",
    labelNames: ["queue"],
    registers,
    async collect() {
      for (const { queue, ageSeconds } of await waitingIn(outbox, clock)) this.set({ queue }, ageSeconds)
    },
  })
  if (pageCache) addCachedPages(pageCache, registers)
}

/** A database error is counted where the query runs; here it must not fail the other metrics. */
async function waitingIn(outbox: ScrapeSources["outbox"], clock: () => Date) {
  const waiting = await outbox.waiting().catch(() => null)
  return QUEUES.map((queue) => {
    if (!waiting) return { queue, count: Number.NaN, ageSeconds: Number.NaN }
    const { count, oldestRecordedAt } = waiting[queue]
    const waitedMs = oldestRecordedAt ? clock().getTime() - oldestRecordedAt.getTime() : 0
    return { queue, count, ageSeconds: Math.max(0, waitedMs / 1000) }
  })
}

function addCachedPages(pageCache: PageCache, registers: Registry[]): void {
  new Gauge({
    name: "rental_cached_pages",
    help: "Pages in memory",
    registers,
    collect() {
      this.set(pageCache.statistics.pages)
    },
  })
  new Gauge({
    name: "rental_cached_pages_bytes",
    help: "Size of the cached pages in all content codings",
    registers,
    collect() {
      this.set(pageCache.statistics.bytes)
    },
  })
  new Counter({
    name: "rental_cached_page_requests_total",
    help: "Requests for cached pages: a hit was sent from memory, a miss was rendered",
    labelNames: ["result"],
    registers,
    collect() {
      const { hits, misses } = pageCache.statistics
      this.reset()
      this.inc({ result: "hit" }, hits)
      this.inc({ result: "miss" }, misses)
    },
  })
}
