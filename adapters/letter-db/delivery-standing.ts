import type { Database } from "#adapters/db/database.ts"
import { CHANNELS, type Channel } from "#domain/delivery/delivery.ts"
import type { ChannelStanding, DeliveryStanding, QueueStanding } from "#domain/delivery/delivery-board.ts"

const MOST_REPLIES = 10
/** So many of the latest that arrived are looked through for refused recipients; older ones were mended, or fail again. */
const LATELY_ARRIVED = 20

/** Each part is found by an index of its own, however many enquiries there are. */
export async function readDeliveryStanding(db: Database): Promise<DeliveryStanding> {
  const [messages, letters, repliesGivenUp] = await Promise.all([
    messageStanding(db),
    letterStanding(db),
    readRepliesGivenUp(db),
  ])
  const channels = await Promise.all(
    CHANNELS.map(async (channel) => [channel, await channelStanding(db, channel)] as const),
  )
  // One for each channel.
  return {
    messages,
    letters,
    repliesGivenUp,
    channels: Object.fromEntries(channels) as DeliveryStanding["channels"],
  }
}

async function messageStanding(db: Database): Promise<QueueStanding> {
  const { count, oldest } = await db
    .selectFrom("messages")
    .innerJoin("enquiries", "enquiries.id", "messages.enquiry_id")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("received_at").as("oldest")])
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow()
  // What names nobody any more is not to be sent.
  const { givenUp } = await db
    .selectFrom("messages")
    .innerJoin("enquiries", "enquiries.id", "messages.enquiry_id")
    .select(({ fn }) => fn.countAll<number>().as("givenUp"))
    .where("state", "=", "abandoned")
    .where("anonymised_at", "is", null)
    .executeTakeFirstOrThrow()
  return { waiting: count, oldest: oldest ? new Date(oldest) : null, givenUp }
}

async function letterStanding(db: Database): Promise<QueueStanding> {
  const { count, oldest } = await db
    .selectFrom("letters")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("written_at").as("oldest")])
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow()
  // What expired was of no use any more; what was erased is not to be sent.
  const { givenUp } = await db
    .selectFrom("letters")
    .select(({ fn }) => fn.countAll<number>().as("givenUp"))
    .where("state", "=", "abandoned")
    .where("expires_at", "is", null)
    .where("body", "!=", "")
    .executeTakeFirstOrThrow()
  return { waiting: count, oldest: oldest ? new Date(oldest) : null, givenUp }
}

async function readRepliesGivenUp(db: Database): Promise<DeliveryStanding["repliesGivenUp"]> {
  const rows = await db
    .selectFrom("letters")
    .innerJoin("enquiries", "enquiries.id", "letters.enquiry_id")
    .select(["reference", "subject", "written_at"])
    .where("state", "=", "abandoned")
    .where("body", "!=", "")
    .orderBy("written_at", "desc")
    .limit(MOST_REPLIES)
    .execute()
  return rows.map(({ written_at, ...reply }) => ({ ...reply, writtenAt: new Date(written_at) }))
}

async function channelStanding(db: Database, channel: Channel): Promise<ChannelStanding> {
  const last = (table: "attempts" | "letter_attempts", arrived: boolean) =>
    db
      .selectFrom(table)
      .select(["ended_at", "failure", "detail"])
      .where("channel", "=", channel)
      .where("failure", arrived ? "is" : "is not", null)
      .orderBy("ended_at", "desc")
      .limit(1)
      .executeTakeFirst()
  const arrived = latest(await last("attempts", true), await last("letter_attempts", true))
  const failed = latest(await last("attempts", false), await last("letter_attempts", false))
  const partly = latest(
    await lastPartly(db, "attempts", channel),
    await lastPartly(db, "letter_attempts", channel),
  )
  return {
    arrivedAt: arrived ? new Date(arrived.ended_at) : null,
    failed: failed?.failure
      ? { at: new Date(failed.ended_at), failure: failed.failure, detail: failed.detail }
      : null,
    partly: partly?.detail ? { at: new Date(partly.ended_at), refused: partly.detail } : null,
  }
}

/** The last that arrived at some recipients while others were refused. */
function lastPartly(db: Database, table: "attempts" | "letter_attempts", channel: Channel) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom(table)
        .select(["ended_at", "detail"])
        .where("channel", "=", channel)
        .where("failure", "is", null)
        .orderBy("ended_at", "desc")
        .limit(LATELY_ARRIVED)
        .as("lately"),
    )
    .select(["ended_at", "detail"])
    .where("detail", "is not", null)
    .orderBy("ended_at", "desc")
    .limit(1)
    .executeTakeFirst()
}

function latest<Row extends { ended_at: string }>(a: Row | undefined, b: Row | undefined): Row | undefined {
  return a && b ? (a.ended_at > b.ended_at ? a : b) : (a ?? b)
}
