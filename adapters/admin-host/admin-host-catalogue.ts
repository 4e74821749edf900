import type { Catalogue, CatalogueResult } from "#domain/catalogue/catalogue.ts"
import type { Category, ListedVehicle, RetiredFleet, Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Extra } from "#domain/pricing/extra.ts"
import { AdminHostClient, type HostResponse, type Warn } from "./admin-host-client.ts"
import { CachedResponses, type CacheLimits } from "./cached-responses.ts"
import type { CallLimits, HostFailure } from "./get-json.ts"
import { type Parser, parseCategory, parseExtra, parseListedVehicle } from "./wire.ts"
import { MAX_ID_LENGTH } from "./wire-values.ts"

export type AdminHostLimits = CallLimits &
  Omit<CacheLimits, "maxEntries"> & {
    /** The maximum number of vehicles whose details are cached, and of hidden vehicles. */
    maxCachedVehicles: number
    /** The time for which the lists omit a vehicle with unusable details. */
    hiddenMs: number
  }

const ADMIN_HOST_LIMITS: AdminHostLimits = {
  timeoutMs: 5_000,
  maxBytes: 8 * 1024 * 1024,
  freshMs: 30_000,
  maxStaleMs: 24 * 60 * 60 * 1000,
  backOffMs: 10_000,
  maxCachedVehicles: 500,
  hiddenMs: 10 * 60 * 1000,
}

type Options = {
  /** Origins, without a slash at the end. `apiHost` serves the details of vehicles and the extras. */
  adminHost: string
  apiHost: string
  warn: Warn
  clock: () => Date
  limits?: Partial<AdminHostLimits>
}

/** The fleet of an external admin host: the GET calls of docs/requirements.md, R14.1, R14.3, R14.4 and R14.5. */
export class AdminHostCatalogue implements Catalogue {
  readonly #options: Options
  readonly #limits: AdminHostLimits
  readonly #client: AdminHostClient
  readonly #vehicles: CachedResponses<ListedVehicle[]>
  readonly #categories: CachedResponses<Category[]>
  readonly #extras: CachedResponses<Extra[]>
  readonly #details: CachedResponses<Vehicle>
  /** The vehicles with unusable details, by id: the time (ms) until which the lists omit each, and whether that was logged. */
  readonly #hidden = new Map<string, { until: number; isLogged: boolean }>()

  constructor(options: Options) {
    const { adminHost, apiHost } = options
    this.#options = options
    this.#limits = { ...ADMIN_HOST_LIMITS, ...options.limits }
    this.#client = new AdminHostClient({ ...options, limits: this.#limits })
    // The misspelling `allProduts` is the host's.
    this.#vehicles = this.#listCache(new URL("/api/product/allProduts", adminHost), parseListedVehicle)
    this.#categories = this.#listCache(new URL("/api/all/category/subcategory", adminHost), parseCategory)
    this.#extras = this.#listCache(new URL("/api/vehicle/services", apiHost), parseExtra)
    this.#details = this.#createCache("details", this.#limits.maxCachedVehicles, (id, signal) =>
      this.#client.vehicle(id, signal),
    )
  }

  async vehicles(signal?: AbortSignal): Promise<CatalogueResult<ListedVehicle[]>> {
    const listed = await this.#vehicles.get("", signal)
    if (!listed.ok || this.#hidden.size === 0) return listed
    const visible = listed.value.filter(({ id }) => !this.#isHidden(id))
    this.#warnOfHidden(listed.value)
    return { ok: true, value: visible }
  }

  async vehicle(id: string, signal?: AbortSignal): Promise<CatalogueResult<Vehicle>> {
    if (id === "" || id.length > MAX_ID_LENGTH) return { ok: false, reason: "notFound" }
    const details = await this.#details.get(id, signal)
    if (details.ok) this.#hidden.delete(id)
    return details
  }

  categories(signal?: AbortSignal): Promise<CatalogueResult<Category[]>> {
    return this.#categories.get("", signal)
  }

  extras(signal?: AbortSignal): Promise<CatalogueResult<Extra[]>> {
    return this.#extras.get("", signal)
  }

  /** The API of an external admin host has no retired vehicles. */
  async retired(): Promise<CatalogueResult<RetiredFleet>> {
    return { ok: true, value: { vehicles: [], categories: [] } }
  }

  /** Hides a vehicle, whose page cannot be rendered: the lists omit it for `hiddenMs`. */
  #hide(vehicleId: string): void {
    const { hiddenMs, maxCachedVehicles } = this.#limits
    // A vehicle that is still hidden is not logged again.
    const isLogged = this.#isHidden(vehicleId) && this.#hidden.get(vehicleId)?.isLogged === true
    if (this.#hidden.size >= maxCachedVehicles) this.#hidden.clear() // limits the memory
    this.#hidden.set(vehicleId, { until: this.#options.clock().getTime() + hiddenMs, isLogged })
  }

  #isHidden(id: string): boolean {
    return (this.#hidden.get(id)?.until ?? 0) > this.#options.clock().getTime()
  }

  #warnOfHidden(listed: readonly ListedVehicle[]): void {
    for (const { id } of listed) {
      const entry = this.#isHidden(id) && this.#hidden.get(id)
      if (!entry || entry.isLogged) continue
      entry.isLogged = true
      this.#options.warn({ vehicleId: id }, "vehicle with unusable details left out of lists")
    }
  }

  #listCache<T extends { id: string }>(url: URL, parser: Parser<T>): CachedResponses<T[]> {
    return this.#createCache(url.pathname, 1, (_, signal) => this.#client.list(url, parser, signal))
  }

  /** `call` names the request in the log. */
  #createCache<T>(
    call: string,
    maxEntries: number,
    load: (key: string, signal: AbortSignal) => Promise<HostResponse<T>>,
  ): CachedResponses<T> {
    const { clock } = this.#options
    const onFailure = (key: string, failure: HostFailure, lastGoodAgeMs: number | null) =>
      this.#warnOfFailure(call, key, failure, lastGoodAgeMs)
    return new CachedResponses({ load, onFailure, clock, limits: { ...this.#limits, maxEntries } })
  }

  /** `vehicleId` is empty for a list: its cache has one entry, with the key ''. */
  #warnOfFailure(call: string, vehicleId: string, failure: HostFailure, lastGoodAgeMs: number | null): void {
    const { reason, detail, isOneVehicleInvalid } = failure
    if (isOneVehicleInvalid && lastGoodAgeMs === null) this.#hide(vehicleId)
    const fields = vehicleId === "" ? { call } : { call, vehicleId }
    const message =
      lastGoodAgeMs === null ? "the admin host failed" : "admin host failed, serving its last good answer"
    this.#options.warn({ ...fields, failure: reason, detail, lastGoodAgeMs }, message)
  }
}
