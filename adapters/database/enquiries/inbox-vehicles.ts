import type { Database } from "#adapters/database/database.ts"

/**
 * The distinct vehicles of all enquiries. Neither engine has a skip scan: this query repeatedly selects the smallest value above
 * the last one, so that its duration depends on the number of vehicles, not of enquiries.
 */
export async function readRequestedVehicles(db: Database): Promise<string[]> {
  const rows = await db
    .withRecursive("distinct_vehicles(vehicle)", (query) =>
      query
        .selectFrom("inbox_entries")
        .select(({ fn }) => fn.min("vehicle").as("vehicle"))
        .unionAll(
          query
            .selectFrom("distinct_vehicles")
            .where("distinct_vehicles.vehicle", "is not", null)
            .select(({ selectFrom }) =>
              selectFrom("inbox_entries")
                .select(({ fn }) => fn.min("inbox_entries.vehicle").as("next"))
                .whereRef("inbox_entries.vehicle", ">", "distinct_vehicles.vehicle")
                .as("vehicle"),
            ),
        ),
    )
    .selectFrom("distinct_vehicles")
    .select("vehicle")
    .where("vehicle", "is not", null)
    .execute()
  return rows.flatMap(({ vehicle }) => vehicle ?? []).sort()
}
