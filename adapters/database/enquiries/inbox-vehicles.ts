import type { Database } from "#adapters/database/database.ts"

/**
 * Every vehicle that enquiries name. Neither engine skips from one value of an index to the next by itself: this asks for the
 * least that is greater than the last one, so that a million enquiries cost as much as there are vehicles.
 */
export async function readVehicles(db: Database): Promise<string[]> {
  const rows = await db
    .withRecursive("named(vehicle)", (query) =>
      query
        .selectFrom("inbox_entries")
        .select(({ fn }) => fn.min("vehicle").as("vehicle"))
        .unionAll(
          query
            .selectFrom("named")
            .where("named.vehicle", "is not", null)
            .select(({ selectFrom }) =>
              selectFrom("inbox_entries")
                .select(({ fn }) => fn.min("inbox_entries.vehicle").as("next"))
                .whereRef("inbox_entries.vehicle", ">", "named.vehicle")
                .as("vehicle"),
            ),
        ),
    )
    .selectFrom("named")
    .select("vehicle")
    .where("vehicle", "is not", null)
    .execute()
  return rows.flatMap(({ vehicle }) => vehicle ?? []).sort()
}
