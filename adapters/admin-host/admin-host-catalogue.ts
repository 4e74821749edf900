import type { Catalogue, CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { Category, ListedVehicle, RetiredFleet, Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Service } from "#domain/pricing/service.ts"
import { CachedAnswers, type MemoryLimits } from "./cached-answers.ts"
import type { CallLimits, HostFailure } from "./get-json.ts"
import { type HostAnswer, HostCalls, type Warn } from "./host-calls.ts"
import { type Reader, readCategory, readListedVehicle, readService } from "./wire.ts"

export type AdminHostLimits = CallLimits &
  Omit<MemoryLimits, "maxEntries"> & { maxDetails: number; unshownMs: number }

const ADMIN_HOST_LIMITS: AdminHostLimits = {
  deadlineMs: 5_000,
  maxBytes: 8 * 1024 * 1024,
  freshMs: 30_000,
  keptMs: 24 * 60 * 60 * 1000,
  pauseMs: 10_000,
  maxDetails: 500,
  unshownMs: 10 * 60 * 1000,
}

/** Longer than any id: such an address is a mistake, and not worth a call. */
const MAX_ID_LENGTH = 200

type Options = {
  /** Origins, without a slash at the end. `apiHost` answers for details and services. */
  adminHost: string
  apiHost: string
  warn: Warn
  clock: () => Date
  limits?: Partial<AdminHostLimits>
}

/** The fleet of another admin host: the GET calls of docs/requirements.md, R14.1, R14.3, R14.4 and R14.5. */
export class AdminHostCatalogue implements Catalogue {
  readonly #options: Options
  readonly #limits: AdminHostLimits
  readonly #calls: HostCalls
  readonly #vehicles: CachedAnswers<ListedVehicle[]>
  readonly #categories: CachedAnswers<Category[]>
  readonly #services: CachedAnswers<Service[]>
  readonly #details: CachedAnswers<Vehicle>
  /** Vehicles whose details make no sense: until when they are left out of the lists, and whether the log has it. */
  readonly #unshowable = new Map<string, { until: number; isTold: boolean }>()

  constructor(options: Options) {
    const { adminHost, apiHost } = options
    this.#options = options
    this.#limits = { ...ADMIN_HOST_LIMITS, ...options.limits }
    this.#calls = new HostCalls({ ...options, limits: this.#limits })
    this.#vehicles = this.#list(new URL("/api/product/allProduts", adminHost), readListedVehicle)
    this.#categories = this.#list(new URL("/api/all/category/subcategory", adminHost), readCategory)
    this.#services = this.#list(new URL("/api/vehicle/services", apiHost), readService)
    this.#details = this.#remembered("details", this.#limits.maxDetails, (id, signal) =>
      this.#calls.vehicle(id, signal),
    )
  }

  async vehicles(signal?: AbortSignal): Promise<CatalogueAnswer<ListedVehicle[]>> {
    const listed = await this.#vehicles.get("", signal)
    if (!listed.ok || this.#unshowable.size === 0) return listed
    const shown = listed.value.filter(({ id }) => !this.#isUnshowable(id))
    this.#warnOfLeftOut(listed.value)
    return { ok: true, value: shown }
  }

  async vehicle(id: string, signal?: AbortSignal): Promise<CatalogueAnswer<Vehicle>> {
    if (id === "" || id.length > MAX_ID_LENGTH) return { ok: false, reason: "notFound" }
    const details = await this.#details.get(id, signal)
    if (details.ok) this.#unshowable.delete(id)
    return details
  }

  categories(signal?: AbortSignal): Promise<CatalogueAnswer<Category[]>> {
    return this.#categories.get("", signal)
  }

  services(signal?: AbortSignal): Promise<CatalogueAnswer<Service[]>> {
    return this.#services.get("", signal)
  }

  /** Another host tells only of what can be hired. */
  async retired(): Promise<CatalogueAnswer<RetiredFleet>> {
    return { ok: true, value: { vehicles: [], categories: [] } }
  }

  /** A link to a page that cannot show its vehicle is of no use: it goes out of the lists until the host may have mended it. */
  #leaveOut(vehicleId: string): void {
    const { unshownMs, maxDetails } = this.#limits
    const isTold = this.#isUnshowable(vehicleId) && this.#unshowable.get(vehicleId)?.isTold === true
    if (this.#unshowable.size >= maxDetails) this.#unshowable.clear()
    this.#unshowable.set(vehicleId, { until: this.#options.clock().getTime() + unshownMs, isTold })
  }

  #isUnshowable(id: string): boolean {
    return (this.#unshowable.get(id)?.until ?? 0) > this.#options.clock().getTime()
  }

  #warnOfLeftOut(listed: readonly ListedVehicle[]): void {
    for (const { id } of listed) {
      const left = this.#isUnshowable(id) && this.#unshowable.get(id)
      if (!left || left.isTold) continue
      left.isTold = true
      this.#options.warn({ vehicleId: id }, "vehicle with unusable details left out of lists")
    }
  }

  #list<T extends { id: string }>(address: URL, reader: Reader<T>): CachedAnswers<T[]> {
    return this.#remembered(address.pathname, 1, (_, signal) => this.#calls.list(address, reader, signal))
  }

  #remembered<T>(
    call: string,
    maxEntries: number,
    ask: (key: string, signal: AbortSignal) => Promise<HostAnswer<T>>,
  ): CachedAnswers<T> {
    const { clock } = this.#options
    const onFailure = (key: string, failure: HostFailure, lastGoodAgeMs: number | null) =>
      this.#warnOfFailure(call, key, failure, lastGoodAgeMs)
    return new CachedAnswers({ ask, onFailure, clock, limits: { ...this.#limits, maxEntries } })
  }

  #warnOfFailure(call: string, vehicleId: string, failure: HostFailure, lastGoodAgeMs: number | null): void {
    const { reason, detail, isOfVehicle } = failure
    if (isOfVehicle && lastGoodAgeMs === null) this.#leaveOut(vehicleId)
    const about = vehicleId === "" ? { call } : { call, vehicleId }
    const message =
      lastGoodAgeMs === null ? "the admin host failed" : "admin host failed, serving its last good answer"
    this.#options.warn({ ...about, failure: reason, detail, lastGoodAgeMs }, message)
  }
}
