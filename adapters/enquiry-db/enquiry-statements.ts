import type { Insertable } from "kysely"
import { compiledOnce } from "#adapters/db/compiled-once.ts"
import type { Database } from "#adapters/db/database.ts"
import type { Tables } from "#adapters/db/tables.ts"
import type { standingAfter } from "#adapters/db/try-columns.ts"
import { selectRecorded } from "./enquiry-rows.ts"

/** What every form runs, from the press to the end of its first try. */
export type EnquiryStatements = ReturnType<typeof enquiryStatements>

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>

/** A message as its try knows it, and how it stands now. */
type GivenBack = ReturnType<typeof standingAfter> & { messageId: string; owner: string; tries: number }

export function enquiryStatements(db: Database) {
  return {
    selectSame: compiledOnce(({ formKey, content }: { formKey: string; content: string }) =>
      selectRecorded(db).where("form_key", "=", formKey).where("content", "=", content),
    ),
    insertFormUnlessThere: compiledOnce((row: Row<"forms">) =>
      db
        .insertInto("forms")
        .values(row)
        .onConflict((conflict) => conflict.column("form_key").doNothing()),
    ),
    insertEnquiryUnlessThere: compiledOnce((row: Row<"enquiries">) =>
      db
        .insertInto("enquiries")
        .values(row)
        .onConflict((conflict) => conflict.column("reference").doNothing()),
    ),
    insertMessage: compiledOnce((row: Row<"messages">) => db.insertInto("messages").values(row)),
    insertDeskEntry: compiledOnce((row: Row<"desk_entries">) => db.insertInto("desk_entries").values(row)),
    /** The owner alone does not say that it is the same try: it may have taken the message again since. */
    giveMessageBack: compiledOnce(({ messageId, owner, tries, ...standing }: GivenBack) =>
      db
        .updateTable("messages")
        .set({ ...standing, lease_owner: null, lease_until: null })
        .where("message_id", "=", messageId)
        .where("lease_owner", "=", owner)
        .where("tries", "=", tries)
        .returning("revision"),
    ),
    insertAttempt: compiledOnce((row: Row<"attempts">) => db.insertInto("attempts").values(row)),
  }
}
