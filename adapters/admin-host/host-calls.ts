import { disagreeingTotals } from "#domain/catalogue/stated-totals.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { type CallLimits, failed, getJson, type HostFailure } from "./get-json.ts"
import { isNothing, type Read, type Reader, vehicleReader } from "./wire.ts"

/** Logs a warning, with ids and names of failures only. */
export type Warn = (fields: Record<string, unknown>, message: string) => void

export type HostAnswer<T> = { ok: true; value: T } | HostFailure

type Options = { adminHost: string; apiHost: string; warn: Warn; limits: CallLimits }

/** The maximum number of logged vehicles, more than any fleet has. */
const MAX_WARNED = 1_000

/** The calls to an admin host. Checks each answer field by field and converts it to our types. */
export class HostCalls {
  readonly #options: Options
  readonly #warnedTotals = new Set<string>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Leaves out and logs unusable entries; a list of unusable entries only is 'malformed'. */
  async list<T extends { id: string }>(
    address: URL,
    reader: Reader<T>,
    signal: AbortSignal,
  ): Promise<HostAnswer<T[]>> {
    const answer = await getJson(address, signal, this.#options.limits)
    if (!answer.ok) return asListFailure(answer)
    if (!Array.isArray(answer.json)) return failed("malformed", "not a list")
    const entries = answer.json.map((entry) => reader(entry, this.#options.adminHost))
    const { usable, leftOut } = withoutUnusable(entries)
    if (usable.length === 0 && leftOut.length > 0) return failed("malformed", fieldsOf(leftOut))
    if (leftOut.length > 0) this.#warnLeftOut(address, leftOut)
    return { ok: true, value: usable }
  }

  async vehicle(id: string, signal: AbortSignal): Promise<HostAnswer<Vehicle>> {
    const address = new URL("/api/product/details", this.#options.apiHost)
    address.searchParams.set("id", id)
    const answer = await getJson(address, signal, this.#options.limits)
    if (!answer.ok) return answer
    if (isNothing(answer.json)) return failed("notFound", "an answer without a vehicle")
    const read = vehicleReader(id)(answer.json, this.#options.adminHost)
    if (!read.ok) return { ...failed("malformed", fieldsOf([read])), onlyThisVehicle: true }
    this.#warnOfTotals(read.value)
    return read
  }

  #warnLeftOut(address: URL, leftOut: Unusable[]): void {
    const fields = { path: address.pathname, count: leftOut.length, fields: fieldsOf(leftOut) }
    this.#options.warn(fields, "entries of the admin host's list were left out")
  }

  #warnOfTotals(vehicle: Vehicle): void {
    const tiers = disagreeingTotals(vehicle)
    if (tiers.length === 0 || this.#warnedTotals.has(vehicle.id)) return
    if (this.#warnedTotals.size < MAX_WARNED) this.#warnedTotals.add(vehicle.id)
    this.#options.warn({ vehicleId: vehicle.id, tiers }, "stated totals are not the rate times the days")
  }
}

type Unusable = { ok: false; fields: string[] }

/** A 404 for a list means that the host has no such API, so it is 'unreachable'; only a vehicle can be 'notFound'. */
function asListFailure(failure: HostFailure): HostFailure {
  return failure.reason === "notFound" ? { ...failure, reason: "unreachable" } : failure
}

/** Uses the first of several entries with one id, because two would be two rows with one page. */
function withoutUnusable<T extends { id: string }>(entries: Read<T>[]): { usable: T[]; leftOut: Unusable[] } {
  const usable = new Map<string, T>()
  const leftOut: Unusable[] = []
  for (const entry of entries) {
    if (!entry.ok) leftOut.push(entry)
    else if (usable.has(entry.value.id)) leftOut.push({ ok: false, fields: ["id (seen before)"] })
    else usable.set(entry.value.id, entry.value)
  }
  return { usable: [...usable.values()], leftOut }
}

function fieldsOf(unusable: readonly Unusable[]): string {
  return [...new Set(unusable.flatMap(({ fields }) => fields))].join(", ")
}
