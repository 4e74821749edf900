import { setTimeout as sleep } from "node:timers/promises"
import type { DatabaseLocation } from "#adapters/database/database.ts"
import type { Random } from "#illustrations/scenes/drawing/random.ts"
import { NO_RATE_LIMITS } from "#tests/support/no-rate-limits.ts"
import { type LaunchedSite, launchSite } from "#tests/support/site.ts"
import { siteSettingsFor } from "./settings.ts"

/** One kill in so many happens during the start: migration, seeding, first poll of the outbox. */
const KILLS_PER_EARLY_KILL = 5
const MAX_START_MS = 800

/** Runs one process after another on the same data. */
export class SuccessiveSites {
  /** The URL of the current process; null while none listens. */
  url: string | null = null
  readonly #location: DatabaseLocation
  readonly #settings: Record<string, string>

  constructor(location: DatabaseLocation, settings: Record<string, string>) {
    this.#location = location
    this.#settings = { LOG_LEVEL: "error", ...NO_RATE_LIMITS, ...settings }
  }

  async launch(settings: Record<string, string> = {}): Promise<LaunchedSite> {
    const database = siteSettingsFor(this.#location)
    const launched = await launchSite(
      { ...database.settings, ...this.#settings, ...settings },
      database.dataDir,
    )
    void launched.opened.then(
      (url) => {
        this.url = url
      },
      () => {}, // killed before it listened
    )
    return launched
  }

  async runAndKill(random: Random, maxRunMs: number): Promise<void> {
    const launched = await this.launch()
    const isEarly = random() < 1 / KILLS_PER_EARLY_KILL
    if (!isEarly) await launched.opened
    await sleep(random.between(0, isEarly ? MAX_START_MS : maxRunMs))
    await launched.kill()
    this.url = null
  }

  /** @returns the exit code. */
  async runAndStop(random: Random, maxRunMs: number): Promise<number | null> {
    const launched = await this.launch()
    await launched.opened
    await sleep(random.between(0, maxRunMs))
    this.url = null
    return launched.stop()
  }
}
