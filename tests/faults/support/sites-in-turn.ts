import { dirname } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { DatabaseLocation } from "#adapters/db/database.ts"
import type { Random } from "#art/scenes/drawing/random.ts"
import { type LaunchedSite, launchSite } from "#tests/support/site.ts"

/** One kill in so many falls while the site starts: it migrates, fills its catalogue, looks for what waits. */
const EARLY = 5
const LONGEST_START_MS = 800

/** One process after the other on the same data, sending by the same mail server. */
export class SitesInTurn {
  /** Of the one that is open; null while there is none. */
  url: string | null = null
  readonly #settings: Record<string, string>
  readonly #dataDir: string | undefined

  constructor(location: DatabaseLocation, smtpUrl: string) {
    this.#dataDir = "file" in location ? dirname(location.file) : undefined
    this.#settings = {
      ...("url" in location && { DATABASE_URL: location.url }),
      SMTP_URL: smtpUrl,
      MAIL_FROM: "site@example.lk",
      MAIL_TO: "office@example.lk",
      LOG_LEVEL: "error",
      INTAKE_PER_MINUTE: "100000",
      INTAKE_PER_HOUR: "1000000",
    }
  }

  async launch(settings: Record<string, string> = {}): Promise<LaunchedSite> {
    const launched = await launchSite({ ...this.#settings, ...settings }, this.#dataDir)
    void launched.opened.then(
      (url) => {
        this.url = url
      },
      () => {}, // killed before it was open
    )
    return launched
  }

  async liveAndDie(random: Random, longestLifeMs: number): Promise<void> {
    const launched = await this.launch()
    const isEarly = random() < 1 / EARLY
    if (!isEarly) await launched.opened
    await sleep(random.between(0, isEarly ? LONGEST_START_MS : longestLifeMs))
    await launched.kill()
    this.url = null
  }

  /** @returns the exit code. */
  async liveAndStop(random: Random, longestLifeMs: number): Promise<number | null> {
    const launched = await this.launch()
    await launched.opened
    await sleep(random.between(0, longestLifeMs))
    this.url = null
    return launched.stop()
  }
}
