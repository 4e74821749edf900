import { setTimeout as sleep } from "node:timers/promises"
import { type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { seededRandom } from "#illustrations/scenes/drawing/random.ts"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { clockAhead } from "./clock.ts"
import { readDeliveryRecords, waitUntilAllDelivered } from "./delivery-records.ts"
import { type DeliveryReport, reportOf } from "./delivery-report.ts"
import { referenceOf } from "./email-headers.ts"
import { randomBehaviours } from "./random-smtp-behaviours.ts"
import { smtpSettings } from "./settings.ts"
import { SuccessiveSites } from "./successive-sites.ts"
import { type SentForm, sendForms } from "./visitors.ts"

export type KillPlan = {
  kills: number
  seed: number
  /** The maximum time that a process runs once it listens. */
  maxRunMs: number
  /** After the last kill: wait until the leases expire, or start with a clock that is past them. */
  leases: "wait" | "skip"
}

const VISITORS = 8
const PAST_ALL_LEASES_SECONDS = 180
const DELIVERY_TIMEOUT_MS = 200_000

/**
 * Kills the site (SIGKILL) at random moments while visitors submit forms, and restarts it each time. Then it lets the visitors
 * finish, kills the site once more, runs it until everything is delivered, and counts. The mail server runs all the time, with
 * random failures.
 */
export async function killRepeatedly(location: DatabaseLocation, plan: KillPlan): Promise<DeliveryReport> {
  const random = seededRandom(plan.seed)
  const sink = await SmtpSink.start()
  sink.setBehaviours(...randomBehaviours(random))
  const sites = new SuccessiveSites(location, smtpSettings(sink.url))
  const falseSuccess: SentForm[] = []
  const onResponse = (form: SentForm) => {
    const { response } = form
    const hasArrived = () => sink.emails.some((email) => referenceOf(email) === response?.reference)
    if (response?.outcome === "sent" && !hasArrived()) falseSuccess.push(form)
  }
  let isFinished = false
  const sending = sendForms(VISITORS, {
    random,
    site: () => sites.url,
    isFinished: () => isFinished,
    onResponse,
  })
  for (let kill = 0; kill < plan.kills; kill++) await sites.runAndKill(random, plan.maxRunMs)
  const lastKilled = await sites.launch()
  await lastKilled.opened
  await sleep(plan.maxRunMs)
  isFinished = true
  const forms = await sending
  await lastKilled.kill()
  sink.setBehaviours("accept")
  const finalSite = await sites.launch(plan.leases === "skip" ? clockAhead(PAST_ALL_LEASES_SECONDS) : {})
  await finalSite.opened
  const db = await openDatabase(location, () => {})
  await waitUntilAllDelivered(db, DELIVERY_TIMEOUT_MS)
  await finalSite.stop()
  await sink.stop()
  const rows = await readDeliveryRecords(db)
  await db.destroy()
  return reportOf({ forms, falseSuccess, emails: sink.emails, rows })
}
