import { setTimeout as sleep } from "node:timers/promises"
import { type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { seededRandom } from "#illustrations/scenes/drawing/random.ts"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { clockAhead } from "./clock.ts"
import { type DeliveryReport, reportOf } from "./delivery-report.ts"
import { readLedger, untilNothingWaits } from "./ledger.ts"
import { referenceOf } from "./mail-headers.ts"
import { moods } from "./mail-moods.ts"
import { bySmtp } from "./settings.ts"
import { SitesInTurn } from "./sites-in-turn.ts"
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
const PAST_ALL_LEASES_SECONDS = 180
const SWEEP_LIMIT_MS = 200_000

/**
 * Kills the site (SIGKILL) at random moments while visitors send forms, and starts it again, so many times; then lets the
 * visitors finish, kills it once more, lets the next one live until nothing waits to be delivered, and counts. The mail server lives through all of it, in changing moods.
 */
export async function killAgainAndAgain(location: DatabaseLocation, plan: KillPlan): Promise<DeliveryReport> {
  const random = seededRandom(plan.seed)
  const sink = await SmtpSink.start()
  sink.answerWith(...moods(random))
  const sites = new SitesInTurn(location, bySmtp(sink.url))
  const falseSuccess: SentForm[] = []
  const onAnswer = (form: SentForm) => {
    const { answer } = form
    const hasCome = () => sink.mails.some((mail) => referenceOf(mail) === answer?.reference)
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
