import { dirname } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { type DatabaseLocation, openDatabase } from "#adapters/db/database.ts"
import { type Random, seededRandom } from "#art/scenes/drawing/random.ts"
import { type SmtpAnswer, SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { type LaunchedSite, launchSite } from "#tests/support/site.ts"
import { clockAhead } from "./clock.ts"
import { type KillReport, reportOf } from "./kill-report.ts"
import { readLedger, untilNothingWaits } from "./ledger.ts"
import { type SentForm, sendForms } from "./visitors.ts"

export type KillPlan = {
  kills: number
  seed: number
  /** How long a process lives at most once it is open. */
  longestLifeMs: number
  /** After the last kill: wait until its leases have run out, or start with a clock that is past them. */
  leases: "wait" | "skip"
}

const LANES = 8
/** One kill in so many falls while the site starts: it migrates, fills its catalogue, looks for what waits. */
const EARLY = 5
const LONGEST_START_MS = 800
const PAST_ALL_LEASES_SECONDS = 180
const SWEEP_LIMIT_MS = 200_000

/**
 * Kills the site (SIGKILL) at random moments while visitors send forms, and starts it again, so many times; then lets the
 * visitors finish, kills it once more, lets the next one live until nothing waits to be delivered, and counts. The mail server lives through all of it, in changing moods.
 */
export async function killAgainAndAgain(location: DatabaseLocation, plan: KillPlan): Promise<KillReport> {
  const random = seededRandom(plan.seed)
  const sink = await SmtpSink.start()
  sink.answerWith(...moods(random))
  const sites = new MortalSites(location, sink.url)
  const falseSuccess: SentForm[] = []
  const onAnswer = (form: SentForm) => {
    const { answer } = form
    const hasCome = () => sink.mails.some(({ raw }) => raw.includes(`X-Reference: ${answer?.reference}`))
    if (answer?.told === "sent" && !hasCome()) falseSuccess.push(form)
  }
  let isOver = false
  const sending = sendForms(LANES, { random, site: () => sites.url, isOver: () => isOver, onAnswer })
  for (let kill = 0; kill < plan.kills; kill++) await sites.liveAndDie(random, plan.longestLifeMs)
  const last = await sites.launch()
  await last.opened
  await sleep(plan.longestLifeMs)
  isOver = true
  const forms = await sending
  await last.kill()
  sink.answerWith("accept")
  const sweeper = await sites.launch(plan.leases === "skip" ? clockAhead(PAST_ALL_LEASES_SECONDS) : {})
  await sweeper.opened
  const db = await openDatabase(location, () => {})
  await untilNothingWaits(db, SWEEP_LIMIT_MS)
  await sweeper.stop()
  await sink.stop()
  const rows = await readLedger(db)
  await db.destroy()
  return reportOf({ forms, falseSuccess, mails: sink.mails, rows })
}

/** One process after the other on the same data. */
class MortalSites {
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
}

/** Mostly well, so that most visitors are told of success; otherwise as mail servers are. */
function moods(random: Random): [SmtpAnswer, ...SmtpAnswer[]] {
  const mood = () => (random() < 0.85 ? "accept" : random.pick(["slow", "busy", "fail", "drop"] as const))
  return [mood(), ...Array.from({ length: 10_000 }, mood)]
}
