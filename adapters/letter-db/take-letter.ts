import type { Database } from "#adapters/db/database.ts"
import { isDue, isDueByMistake, isFree } from "#adapters/db/free-message.ts"
import type { LettersTable } from "#adapters/db/tables.ts"
import { unfinishedColumns } from "#adapters/db/try-columns.ts"
import { dueIfUnfinished } from "#domain/delivery/delivery.ts"
import type { Claimed, Lease } from "#domain/delivery/delivery-queue.ts"
import type { LetterDelivery } from "#domain/delivery/office-letter.ts"

/** Where ids of letters are at home: `<{id}@{host}>`. */
export type LetterHost = string

/**
 * Takes a letter, if it waits, nobody tries it, and no try that never ended is to be waited for. Its Message-ID is given at the
 * first try and kept, so that it stays the same when the host's name changes. Where another worker came in between there is none
 * to be had.
 */
export async function takeLetter(
  db: Database,
  id: string,
  lease: Lease,
  host: LetterHost,
): Promise<Claimed<LetterDelivery> | null> {
  return db.transaction().execute(async (transaction) => {
    const letter = await readWaiting(transaction, id, lease.now)
    if (!letter) return null
    const messageId = letter.message_id ?? `<${letter.id}@${host}>`
    if (!(await takeAsSeen(transaction, letter, messageId, lease))) return null
    if (letter.lease_until !== null) await recordUnfinished(transaction, letter, letter.lease_until)
    return claimed(letter, messageId, lease)
  })
}

async function readWaiting(db: Database, id: string, now: Date): Promise<LettersTable | undefined> {
  return db
    .selectFrom("letters")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where(isFree(now))
    .where(({ or, eb }) => or([eb("lease_until", "is", null), isDue(now), isDueByMistake(now)]))
    .executeTakeFirst()
}

async function takeAsSeen(
  db: Database,
  { id, tries, written_at }: LettersTable,
  message_id: string,
  lease: Lease,
): Promise<boolean> {
  const taken = await db
    .updateTable("letters")
    .set({
      message_id,
      tries: tries + 1,
      lease_owner: lease.owner,
      lease_until: lease.until.toISOString(),
      due_at: dueIfUnfinished(new Date(written_at), lease).toISOString(),
    })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .where("state", "=", "waiting")
    .where(isFree(lease.now))
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

async function recordUnfinished(db: Database, { id, tries }: LettersTable, leaseUntil: string) {
  await db
    .insertInto("letter_attempts")
    .values({
      letter_id: id,
      try_number: tries,
      ...unfinishedColumns(leaseUntil),
    })
    .execute()
}

function claimed(row: LettersTable, messageId: string, { owner }: Lease): Claimed<LetterDelivery> {
  const writtenAt = new Date(row.written_at)
  const { id, kind, subject, body: text } = row
  return {
    id,
    messageId,
    letter: { id, kind, writtenAt, to: row.to_address, subject, text },
    recordedAt: writtenAt,
    writtenAt,
    owner,
    attempts: row.tries,
    dueAt: new Date(row.due_at),
    isAfterUnfinished: row.lease_until !== null,
  }
}
