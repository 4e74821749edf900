import { Counter, Gauge, type Registry } from "prom-client"
import type { DeliveryQueue } from "#domain/delivery/delivery-queue.ts"
import type { PageCache } from "../pages/page-cache.ts"
import { checkedOutCommit } from "./checked-out-commit.ts"

type Queue = Pick<DeliveryQueue<unknown>, "waiting">

export type LookedUp = { outbox: Queue; letterbox: Queue; pageCache: PageCache | null; clock: () => Date }

/** Adds what is looked up when it is asked for: the queue, the cached pages, and which program this is. */
export function addLookedUp(registry: Registry, { outbox, letterbox, pageCache, clock }: LookedUp): void {
  const registers = [registry]
  new Gauge({
    name: "rental_build_info",
    help: "Always 1; the labels say which program runs on which Node",
    labelNames: ["commit", "node"],
    registers,
  }).set({ commit: checkedOutCommit(), node: process.version }, 1)
  new Gauge({
    name: "rental_messages_waiting",
    help: "Messages not delivered yet, in all processes together; NaN when the database does not answer",
    registers,
    async collect() {
      this.set((await queue(outbox, clock)).count)
    },
  })
  new Gauge({
    name: "rental_oldest_message_age_seconds",
    help: "How long the oldest waiting message has waited; 0 when none waits, NaN when the database does not answer",
    registers,
    async collect() {
      this.set((await queue(outbox, clock)).ageSeconds)
    },
  })
  new Gauge({
    name: "rental_letters_waiting",
    help: "Letters of the office not delivered yet, in all processes together; NaN when the database does not answer",
    registers,
    async collect() {
      this.set((await queue(letterbox, clock)).count)
    },
  })
  new Gauge({
    name: "rental_oldest_letter_age_seconds",
    help: "How long the oldest waiting letter has waited; 0 when none waits, NaN when the database does not answer",
    registers,
    async collect() {
      this.set((await queue(letterbox, clock)).ageSeconds)
    },
  })
  if (pageCache) addCachedPages(pageCache, registers)
}

/** A database that fails is counted where it is asked; here it must not take the other figures with it. */
async function queue(waitingIn: Queue, clock: () => Date) {
  try {
    const { count, oldestRecordedAt } = await waitingIn.waiting()
    const waitedMs = oldestRecordedAt ? clock().getTime() - oldestRecordedAt.getTime() : 0
    return { count, ageSeconds: Math.max(0, waitedMs / 1000) }
  } catch {
    return { count: Number.NaN, ageSeconds: Number.NaN }
  }
}

function addCachedPages(pageCache: PageCache, registers: Registry[]): void {
  new Gauge({
    name: "rental_cached_pages",
    help: "Pages in memory",
    registers,
    collect() {
      this.set(pageCache.figures.pages)
    },
  })
  new Gauge({
    name: "rental_cached_pages_bytes",
    help: "What the pages in memory take, in all encodings",
    registers,
    collect() {
      this.set(pageCache.figures.bytes)
    },
  })
  new Counter({
    name: "rental_cached_page_requests_total",
    help: "Requests for cached pages: a hit was sent from memory, a miss was rendered",
    labelNames: ["result"],
    registers,
    collect() {
      const { hits, misses } = pageCache.figures
      this.reset()
      this.inc({ result: "hit" }, hits)
      this.inc({ result: "miss" }, misses)
    },
  })
}
