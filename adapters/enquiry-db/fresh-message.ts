import type { MessagesTable } from "#adapters/db/tables.ts"

/** Where message ids are at home: `<7k4m-2q9t.1@{host}>`. */
export type MessageHost = string

export type FreshMessage = Omit<MessagesTable, "enquiry_id">

/**
 * A message due now, with all its tries before it. Its id is kept with it, so that it stays the same at every try, also when
 * the host's name changes in between. Each revision of an enquiry is another message: a mailbox that has seen the first one
 * would hide the second under the same id.
 */
export function freshMessage(
  reference: string,
  revision: number,
  now: Date,
  host: MessageHost,
): FreshMessage {
  return {
    revision,
    message_id: `<${reference.toLowerCase()}.${revision}@${host}>`,
    state: "waiting",
    tries: 0,
    due_at: now.toISOString(),
    lease_owner: null,
    lease_until: null,
  }
}
