import { AdminHostCatalogue, type AdminHostLimits } from "#adapters/admin-host/admin-host-catalogue.ts"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"

export const ALTO_ID = "suzuki-alto-800-manual"
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/** A fake admin host, catalogues that read it, and a clock that the test sets. */
export class AdminHostSetup {
  readonly host: AdminHostFake
  readonly origin: string
  readonly warnings: Record<string, unknown>[] = []
  now = Date.parse("2026-12-01T00:00:00Z")

  private constructor(host: AdminHostFake, origin: string) {
    this.host = host
    this.origin = origin
  }

  static async start(): Promise<AdminHostSetup> {
    const host = new AdminHostFake()
    return new AdminHostSetup(host, await host.start())
  }

  stop(): Promise<void> {
    return this.host.stop()
  }

  catalogue(limits: Partial<AdminHostLimits> = {}): AdminHostCatalogue {
    return new AdminHostCatalogue({
      adminHost: this.origin,
      apiHost: this.origin,
      warn: (fields) => void this.warnings.push(fields),
      clock: () => new Date(this.now),
      limits,
    })
  }
}

/** Makes each of the four calls once. */
export function requestAll(catalogue: AdminHostCatalogue) {
  return Promise.all([
    catalogue.vehicles(),
    catalogue.vehicle(ALTO_ID),
    catalogue.categories(),
    catalogue.extras(),
  ])
}

/** The results of `requestAll` when every call fails. */
export function allFailed(reason: string) {
  return Array(4).fill({ ok: false, reason })
}

/** Details of a vehicle as the admin host sends them, without any optional field. */
export const MINIMAL_DETAILS = {
  name: "Van",
  one_week_per_day_rate: "6000.50",
  two_week_per_day_rate: 5000,
  three_week_per_day_rate: 4000,
  one_month_per_day_rate: 3000,
  three_months_per_day_rate: 2000,
  six_months_per_day_rate: 1000,
}
