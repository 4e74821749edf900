import type { Database } from "#adapters/database/database.ts"
import { CHANNEL_NAMES, type Channel, type Destination } from "#domain/delivery/delivery.ts"
import type { ChannelStatus, DeliveryStatus } from "#domain/delivery/delivery-board.ts"
import { QUEUES, type Queue } from "#domain/delivery/outbox.ts"
import { DatabaseOutbox } from "./database-outbox.ts"

const MOST_GIVEN_UP = 10
/** Number of the latest successful deliveries that are searched for refused recipients. */
const LATEST_DELIVERED = 20

/** The status of all deliveries. An index serves each part, whatever the number of enquiries. */
export async function readDeliveryStatus(db: Database): Promise<DeliveryStatus> {
  const [waiting, givenUp, repliesGivenUp, webhooksGivenUp, channels] = await Promise.all([
    new DatabaseOutbox(db).waiting(),
    countGivenUp(db),
    readRepliesGivenUp(db),
    readWebhooksGivenUp(db),
    Promise.all(CHANNEL_NAMES.map(async (channel) => [channel, await channelStatus(db, channel)] as const)),
  ])
  const queues = QUEUES.map((queue) => {
    const { count, oldestRecordedAt: oldest } = waiting[queue]
    return [queue, { waiting: count, oldest, givenUp: givenUp[queue] }] as const
  })
  return {
    // One for each queue, and one for each channel.
    queues: Object.fromEntries(queues) as DeliveryStatus["queues"],
    repliesGivenUp,
    webhooksGivenUp,
    channels: Object.fromEntries(channels) as DeliveryStatus["channels"],
  }
}

async function countGivenUp(db: Database): Promise<Record<Queue, number>> {
  const [enquiries, webhooks, emails] = await Promise.all([
    countEnquiriesGivenUp(db, "primary"),
    countEnquiriesGivenUp(db, "webhook"),
    countEmailsGivenUp(db),
  ])
  return { enquiries, webhooks, emails }
}

/** Excludes anonymised enquiries, which must not be sent. */
function enquiriesGivenUp(db: Database, destination: Destination) {
  return db
    .selectFrom("deliveries")
    .innerJoin("enquiries", "enquiries.id", "deliveries.enquiry_id")
    .where("state", "=", "abandoned")
    .where("destination", "=", destination)
    .where("anonymised_at", "is", null)
}

async function countEnquiriesGivenUp(db: Database, destination: Destination): Promise<number> {
  const { count } = await enquiriesGivenUp(db, destination)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}

/** Excludes expired emails, which are useless, and erased ones, which must not be sent. */
function emailsGivenUp(db: Database) {
  return db
    .selectFrom("deliveries")
    .innerJoin("emails", "emails.id", "deliveries.email_id")
    .where("state", "=", "abandoned")
    .where("expires_at", "is", null)
    .where("body", "!=", "")
}

async function countEmailsGivenUp(db: Database): Promise<number> {
  const { count } = await emailsGivenUp(db)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}

async function readRepliesGivenUp(db: Database): Promise<DeliveryStatus["repliesGivenUp"]> {
  const rows = await emailsGivenUp(db)
    .innerJoin("enquiries", "enquiries.id", "emails.enquiry_id")
    .select(["reference", "subject", "emails.written_at"])
    .orderBy("recorded_at", "desc")
    .limit(MOST_GIVEN_UP)
    .execute()
  return rows.map(({ written_at, ...reply }) => ({ ...reply, writtenAt: new Date(written_at) }))
}

async function readWebhooksGivenUp(db: Database): Promise<DeliveryStatus["webhooksGivenUp"]> {
  const rows = await enquiriesGivenUp(db, "webhook")
    .select(["reference", "received_at"])
    .orderBy("recorded_at", "desc")
    .limit(MOST_GIVEN_UP)
    .execute()
  return rows.map(({ reference, received_at }) => ({ reference, receivedAt: new Date(received_at) }))
}

async function channelStatus(db: Database, channel: Channel): Promise<ChannelStatus> {
  const [delivered, failed, partly] = await Promise.all([
    latestAttempts(db, channel, "is").limit(1).executeTakeFirst(),
    latestAttempts(db, channel, "is not").limit(1).executeTakeFirst(),
    lastPartly(db, channel),
  ])
  return {
    deliveredAt: delivered ? new Date(delivered.ended_at) : null,
    failed: failed?.failure
      ? { at: new Date(failed.ended_at), failure: failed.failure, detail: failed.detail }
      : null,
    partly: partly?.detail ? { at: new Date(partly.ended_at), refused: partly.detail } : null,
  }
}

/** "is": those that succeeded; "is not": those that failed. */
function latestAttempts(db: Database, channel: Channel, failureIsNull: "is" | "is not") {
  return db
    .selectFrom("delivery_attempts")
    .select(["ended_at", "failure", "detail"])
    .where("channel", "=", channel)
    .where("failure", failureIsNull, null)
    .orderBy("ended_at", "desc")
}

/** The last delivery that some recipients got and others refused. */
function lastPartly(db: Database, channel: Channel) {
  return db
    .selectFrom(latestAttempts(db, channel, "is").limit(LATEST_DELIVERED).as("latest"))
    .select(["ended_at", "detail"])
    .where("detail", "is not", null)
    .orderBy("ended_at", "desc")
    .limit(1)
    .executeTakeFirst()
}
