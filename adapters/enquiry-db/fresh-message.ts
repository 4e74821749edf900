import type { MessagesTable } from "#adapters/db/tables.ts"
import { dueIfUnfinished } from "#domain/delivery/delivery.ts"
import type { Lease } from "#domain/delivery/delivery-queue.ts"
import type { TakenMessage } from "./enquiry-rows.ts"

/** Where message ids are at home: `<7k4m-2q9t.1@{host}>`. */
export type MessageHost = string

/** `lease` is whose first try begins at once, where one does. */
export type MessageSetting = { host: MessageHost; lease?: Lease | undefined }

export type FreshMessage = Omit<MessagesTable, "enquiry_id">

/**
 * A message due now, with all its tries before it; with a lease, in its first try. Its id is kept with it, so that it stays the
 * same at every try, also when the host's name changes in between. Each revision of an enquiry is another message: a mailbox
 * that has seen the first one would hide the second under the same id.
 */
export function freshMessage(
  reference: string,
  revision: number,
  now: Date,
  { host, lease }: MessageSetting,
): FreshMessage {
  return {
    revision,
    message_id: `<${reference.toLowerCase()}.${revision}@${host}>`,
    state: "waiting",
    tries: lease ? 1 : 0,
    due_at: (lease ? dueIfUnfinished(now, lease) : now).toISOString(),
    lease_owner: lease?.owner ?? null,
    lease_until: lease?.until.toISOString() ?? null,
  }
}

/** The same as its worker has it, where it was written with a lease. */
export function takenFresh(message: FreshMessage, now: Date): TakenMessage | null {
  const { message_id, tries, lease_owner } = message
  return lease_owner === null
    ? null
    : { message_id, tries, writtenAt: now, dueAt: now, isAfterUnfinished: false }
}
