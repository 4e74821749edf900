import { tiersWithDifferingTotal } from "#domain/catalogue/stated-totals.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { type CallLimits, failed, getJson, type HostFailure } from "./get-json.ts"
import { isEmptyBody, type ParseResult, type Parser, vehicleParser } from "./wire.ts"

/** Logs a warning. The fields hold ids, paths, counts and failures, never a value of a response. */
export type Warn = (fields: Record<string, unknown>, message: string) => void

export type HostResponse<T> = { ok: true; value: T } | HostFailure

type Options = { adminHost: string; apiHost: string; warn: Warn; limits: CallLimits }

/** The maximum number of vehicles in `#warnedVehicleIds`. The totals of further vehicles are logged at each request. */
const MAX_WARNED_VEHICLES = 1_000

/** The client of an admin host. Checks each response field by field and converts it to our types. */
export class AdminHostClient {
  readonly #options: Options
  /** The vehicles whose differing totals are logged already. */
  readonly #warnedVehicleIds = new Set<string>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Omits and logs unusable entries. A list in which every entry is unusable is 'malformed'. */
  async list<T extends { id: string }>(
    url: URL,
    parser: Parser<T>,
    signal: AbortSignal,
  ): Promise<HostResponse<T[]>> {
    const response = await getJson(url, signal, this.#options.limits)
    if (!response.ok) return asListFailure(response)
    if (!Array.isArray(response.json)) return failed("malformed", "not a list")
    const entries = response.json.map((entry) => parser(entry, this.#options.adminHost))
    const { usable, unusable } = splitUsable(entries)
    if (usable.length === 0 && unusable.length > 0) return failed("malformed", fieldsOf(unusable))
    if (unusable.length > 0) this.#warnOfUnusable(url, unusable)
    return { ok: true, value: usable }
  }

  async vehicle(id: string, signal: AbortSignal): Promise<HostResponse<Vehicle>> {
    const url = new URL("/api/product/details", this.#options.apiHost)
    url.searchParams.set("id", id)
    const response = await getJson(url, signal, this.#options.limits)
    if (!response.ok) return response
    if (isEmptyBody(response.json)) return failed("notFound", "a response without a vehicle")
    const parsed = vehicleParser(id)(response.json, this.#options.adminHost)
    if (!parsed.ok) return { ...failed("malformed", fieldsOf([parsed])), isOneVehicleInvalid: true }
    this.#warnOfTotals(parsed.value)
    return parsed
  }

  #warnOfUnusable(url: URL, unusable: Unusable[]): void {
    const fields = { path: url.pathname, count: unusable.length, fields: fieldsOf(unusable) }
    this.#options.warn(fields, "entries of the admin host's list were left out")
  }

  /** Warns if a total that the host states for a rate tier differs from the daily rate times the days. */
  #warnOfTotals(vehicle: Vehicle): void {
    const tiers = tiersWithDifferingTotal(vehicle)
    if (tiers.length === 0 || this.#warnedVehicleIds.has(vehicle.id)) return
    if (this.#warnedVehicleIds.size < MAX_WARNED_VEHICLES) this.#warnedVehicleIds.add(vehicle.id)
    this.#options.warn({ vehicleId: vehicle.id, tiers }, "stated totals are not the rate times the days")
  }
}

type Unusable = { ok: false; fields: string[] }

/** A 404 for a list means that the host has no such API, so it is 'unreachable'; only a vehicle can be 'notFound'. */
function asListFailure(failure: HostFailure): HostFailure {
  return failure.reason === "notFound" ? { ...failure, reason: "unreachable" } : failure
}

/** Separates usable from unusable entries. Only the first entry with an id is usable: the site has one page for each id. */
function splitUsable<T extends { id: string }>(
  entries: ParseResult<T>[],
): { usable: T[]; unusable: Unusable[] } {
  const usable = new Map<string, T>()
  const unusable: Unusable[] = []
  for (const entry of entries) {
    if (!entry.ok) unusable.push(entry)
    else if (usable.has(entry.value.id)) unusable.push({ ok: false, fields: ["id (seen before)"] })
    else usable.set(entry.value.id, entry.value)
  }
  return { usable: [...usable.values()], unusable }
}

function fieldsOf(unusable: readonly Unusable[]): string {
  return [...new Set(unusable.flatMap(({ fields }) => fields))].join(", ")
}
