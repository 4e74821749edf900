import { removeHire } from "#adapters/db/calendar/hires.ts"
import type { Database } from "#adapters/db/database.ts"
import { isFree } from "#adapters/db/free-message.ts"
import { hasNul } from "#adapters/db/has-nul.ts"
import { recordLetter } from "#adapters/db/record-letter.ts"
import type { LettersTable } from "#adapters/db/tables.ts"
import type { DeskAttempt, DeskAuthor, DeskState } from "#domain/enquiry/enquiry-desk.ts"
import { REPLY_STATES, type Reply, type ReplyDesk, type SentReply } from "#domain/enquiry/reply.ts"
import { findEntry, holdEntry, takeVersion, writeEvent } from "./desk-history.ts"

export class DatabaseReplyDesk implements ReplyDesk {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** The letter, the enquiry's state and who did it, in one transaction. What is confirmed no longer has no hire any more. */
  answer(
    reference: string,
    { version, state, by, now, ...words }: Reply,
  ): Promise<{ letterId: string } | "stale" | "gone"> {
    return this.#db.transaction().execute(async (transaction) => {
      const entry = await findEntry(transaction, reference)
      if (!entry?.email) return "gone" // an enquiry without an address has been anonymised
      if (!mayBecome(entry.state, state)) return "stale"
      if (entry.version !== version || !(await takeVersion(transaction, entry, state))) return "stale"
      await writeEvent(transaction, entry, { to: state, note: null, isResend: false, by, now })
      if (state !== "confirmed") await removeHire(transaction, { reference, by, now })
      const letterId = await recordLetter(transaction, {
        kind: "reply",
        writtenAt: now,
        expiresAt: null,
        to: entry.email,
        answers: { enquiryId: entry.enquiry_id, version: version + 1 },
        ...words,
      })
      return { letterId }
    })
  }

  async repliesTo(enquiryId: string, now: Date): Promise<SentReply[]> {
    const letters = await this.#db
      .selectFrom("letters")
      .selectAll()
      .where("enquiry_id", "=", enquiryId)
      .orderBy("desk_version", "desc")
      .execute()
    const attempts = await this.#attemptsAt(letters.map(({ id }) => id))
    return letters.map((letter) => replyFrom(letter, attempts.get(letter.id) ?? [], now))
  }

  resend(
    reference: string,
    letterId: string,
    by: DeskAuthor,
    now: Date,
  ): Promise<"done" | "arrived" | "gone"> {
    return this.#db.transaction().execute(async (transaction) => {
      if (hasNul(letterId)) return "gone"
      // Before the letter, as whoever erases the enquiry takes them: what is being erased is not sent once more.
      const entry = await holdEntry(transaction, reference)
      if (!entry?.email) return "gone"
      const letter = await transaction
        .selectFrom("letters")
        .select("state")
        .where("id", "=", letterId)
        .where("enquiry_id", "=", entry.enquiry_id)
        .executeTakeFirst()
      if (!letter) return "gone"
      const due = await transaction
        .updateTable("letters")
        .set({ state: "waiting", due_at: now.toISOString() })
        .where("id", "=", letterId)
        .where("state", "!=", "delivered")
        .where(isFree(now))
        .executeTakeFirst()
      if (due.numUpdatedRows === 0n) return "arrived"
      if (await takeVersion(transaction, entry, entry.state)) {
        await writeEvent(transaction, entry, { to: entry.state, note: null, isResend: true, by, now })
      }
      return "done"
    })
  }

  async #attemptsAt(letterIds: string[]): Promise<Map<string, DeskAttempt[]>> {
    if (letterIds.length === 0) return new Map()
    const rows = await this.#db
      .selectFrom("letter_attempts")
      .select(["letter_id", "ended_at", "channel", "failure", "detail"])
      .where("letter_id", "in", letterIds)
      .orderBy("try_number", "desc")
      .execute()
    const attempts = rows.map(({ letter_id, ended_at, ...attempt }) => {
      return [letter_id, { endedAt: new Date(ended_at), ...attempt }] as const
    })
    return new Map(
      letterIds.map((id) => [id, attempts.filter(([of]) => of === id).map(([, attempt]) => attempt)]),
    )
  }
}

/** Whoever says that an enquiry was something else saw an older one, or a page that is none of ours. */
function mayBecome(from: DeskState, to: DeskState): boolean {
  return from === to || REPLY_STATES.some((state) => state === to)
}

function replyFrom(
  { id, written_at, subject, state, due_at, lease_until }: LettersTable,
  attempts: DeskAttempt[],
  now: Date,
): SentReply {
  return {
    id,
    writtenAt: new Date(written_at),
    subject,
    state,
    dueAt: new Date(due_at),
    isBeingTried: lease_until !== null && lease_until > now.toISOString(),
    attempts,
  }
}
