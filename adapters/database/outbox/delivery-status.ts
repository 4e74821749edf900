import type { Database } from "#adapters/database/database.ts"
import {
  CHANNEL_NAMES,
  type Channel,
  DESTINATIONS,
  type Destination,
  SECONDARY_NAMES,
  type SecondaryDestination,
} from "#domain/delivery/delivery.ts"
import type { ChannelStatus, DeliveryStatus } from "#domain/delivery/delivery-board.ts"
import { enquiryQueueOf, QUEUES, type Queue } from "#domain/delivery/outbox.ts"
import { DatabaseOutbox } from "./database-outbox.ts"

/** The maximum length of each list of abandoned deliveries. */
const MAX_LISTED = 10
/** The number of the latest successful deliveries that are searched for refused recipients. */
const MAX_SEARCHED = 20

/** The status of all deliveries. Each query uses an index, so its duration does not depend on the number of enquiries. */
export async function readDeliveryStatus(db: Database): Promise<DeliveryStatus> {
  const [waiting, abandoned, abandonedReplies, secondary, channels] = await Promise.all([
    new DatabaseOutbox(db).waiting(),
    countAbandoned(db),
    readAbandonedReplies(db),
    Promise.all(SECONDARY_NAMES.map(async (name) => [name, await readAbandonedEnquiries(db, name)] as const)),
    Promise.all(CHANNEL_NAMES.map(async (channel) => [channel, await channelStatus(db, channel)] as const)),
  ])
  const queues = QUEUES.map((queue) => {
    const { count: waitingCount, oldestRecordedAt } = waiting[queue]
    return [queue, { waitingCount, oldestRecordedAt, abandonedCount: abandoned[queue] }] as const
  })
  return {
    // One for each queue, secondary destination and channel.
    queues: Object.fromEntries(queues) as DeliveryStatus["queues"],
    abandonedReplies,
    abandonedSecondary: Object.fromEntries(secondary) as DeliveryStatus["abandonedSecondary"],
    channels: Object.fromEntries(channels) as DeliveryStatus["channels"],
  }
}

async function countAbandoned(db: Database): Promise<Record<Queue, number>> {
  const enquiryCounts = DESTINATIONS.map(
    async (destination) =>
      [enquiryQueueOf(destination), await countAbandonedEnquiries(db, destination)] as const,
  )
  const [counts, emails] = await Promise.all([Promise.all(enquiryCounts), countAbandonedEmails(db)])
  return { ...Object.fromEntries(counts), emails } as Record<Queue, number> // one for each queue
}

/** Excludes anonymised enquiries, which must not be sent. */
function abandonedEnquiries(db: Database, destination: Destination) {
  return db
    .selectFrom("deliveries")
    .innerJoin("enquiries", "enquiries.id", "deliveries.enquiry_id")
    .where("state", "=", "abandoned")
    .where("destination", "=", destination)
    .where("anonymised_at", "is", null)
}

async function countAbandonedEnquiries(db: Database, destination: Destination): Promise<number> {
  const { count } = await abandonedEnquiries(db, destination)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}

/** Excludes expired emails, which are useless, and erased ones, which must not be sent. */
function abandonedEmails(db: Database) {
  return db
    .selectFrom("deliveries")
    .innerJoin("emails", "emails.id", "deliveries.email_id")
    .where("state", "=", "abandoned")
    .where("expires_at", "is", null)
    .where("body", "!=", "")
}

async function countAbandonedEmails(db: Database): Promise<number> {
  const { count } = await abandonedEmails(db)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}

async function readAbandonedReplies(db: Database): Promise<DeliveryStatus["abandonedReplies"]> {
  const rows = await abandonedEmails(db)
    .innerJoin("enquiries", "enquiries.id", "emails.enquiry_id")
    .select(["reference", "subject", "emails.written_at"])
    .orderBy("recorded_at", "desc")
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ written_at, ...reply }) => ({ ...reply, writtenAt: new Date(written_at) }))
}

async function readAbandonedEnquiries(db: Database, destination: SecondaryDestination) {
  const rows = await abandonedEnquiries(db, destination)
    .select(["reference", "received_at"])
    .orderBy("recorded_at", "desc")
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ reference, received_at }) => ({ reference, receivedAt: new Date(received_at) }))
}

async function channelStatus(db: Database, channel: Channel): Promise<ChannelStatus> {
  const [delivered, failed, partial] = await Promise.all([
    latestAttempts(db, channel, "is").limit(1).executeTakeFirst(),
    latestAttempts(db, channel, "is not").limit(1).executeTakeFirst(),
    latestPartialDelivery(db, channel),
  ])
  return {
    lastDeliveredAt: delivered ? new Date(delivered.ended_at) : null,
    lastFailure: failed?.failure
      ? { at: new Date(failed.ended_at), failure: failed.failure, detail: failed.detail }
      : null,
    partialDelivery: partial?.detail
      ? { at: new Date(partial.ended_at), refusedRecipients: partial.detail }
      : null,
  }
}

/** `nullOperator` of the column `failure`: 'is' selects the successful attempts, 'is not' the failed ones. */
function latestAttempts(db: Database, channel: Channel, nullOperator: "is" | "is not") {
  return db
    .selectFrom("delivery_attempts")
    .select(["ended_at", "failure", "detail"])
    .where("channel", "=", channel)
    .where("failure", nullOperator, null)
    .orderBy("ended_at", "desc")
}

/** The last delivery for which the mail server accepted some recipients and refused others. */
function latestPartialDelivery(db: Database, channel: Channel) {
  return db
    .selectFrom(latestAttempts(db, channel, "is").limit(MAX_SEARCHED).as("latest"))
    .select(["ended_at", "detail"])
    .where("detail", "is not", null)
    .orderBy("ended_at", "desc")
    .limit(1)
    .executeTakeFirst()
}
