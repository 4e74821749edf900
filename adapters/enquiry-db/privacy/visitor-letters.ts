import type { Database } from "#adapters/db/database.ts"
import type { Tables } from "#adapters/db/tables.ts"
import type { DeskAttempt } from "#domain/enquiry/enquiry-desk.ts"
import type { VisitorLetter } from "#domain/privacy/privacy-desk.ts"

/** A letter with when the try that was begun last ends at the latest. */
export type StoredLetter = VisitorLetter & { enquiryId: string; leaseUntil: string | null }

/** What the office wrote in answer to these enquiries, the latest first, with every try to send it. */
export async function readVisitorLetters(
  db: Database,
  enquiryIds: readonly string[],
): Promise<StoredLetter[]> {
  if (enquiryIds.length === 0) return []
  const letters = await db
    .selectFrom("letters")
    .select(["id", "enquiry_id", "written_at", "to_address", "subject", "body", "state", "lease_until"])
    .where("enquiry_id", "in", enquiryIds)
    .orderBy("written_at", "desc")
    .orderBy("id")
    .execute()
  const tries = await readTries(
    db,
    letters.map(({ id }) => id),
  )
  return letters.map((letter) => ({
    enquiryId: letter.enquiry_id ?? "",
    leaseUntil: letter.lease_until,
    writtenAt: new Date(letter.written_at),
    to: letter.to_address,
    subject: letter.subject,
    text: letter.body,
    state: letter.state,
    attempts: tries.filter(({ letter_id }) => letter_id === letter.id).map(attemptFrom),
  }))
}

type Try = Pick<Tables["letter_attempts"], "letter_id" | "ended_at" | "channel" | "failure" | "detail">

async function readTries(db: Database, letterIds: readonly string[]): Promise<Try[]> {
  if (letterIds.length === 0) return []
  return db
    .selectFrom("letter_attempts")
    .select(["letter_id", "ended_at", "channel", "failure", "detail"])
    .where("letter_id", "in", letterIds)
    .orderBy("try_number", "desc")
    .execute()
}

function attemptFrom({ ended_at, channel, failure, detail }: Try): DeskAttempt {
  return { endedAt: new Date(ended_at), channel, failure, detail }
}
