import type { Catalogue } from "./catalogue.ts"
import type { Vehicle } from "./vehicle.ts"

/** The maximum number of concurrent requests, so that an external admin host does not get one for each vehicle at once. */
const CONCURRENCY = 6

/** The details of listed vehicles by id. A vehicle whose details cannot be read is missing. */
export async function vehicleDetails(
  catalogue: Pick<Catalogue, "vehicle">,
  listed: readonly { id: string }[],
  signal: AbortSignal,
): Promise<Map<string, Vehicle>> {
  const details = new Map<string, Vehicle>()
  const queue = listed.values()
  async function loadFromQueue() {
    for (const { id } of queue) {
      const result = await catalogue.vehicle(id, signal)
      if (result.ok) details.set(id, result.value)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, loadFromQueue))
  return details
}
