import { expect, it } from "vitest"
import { rateLimiterContract } from "#tests/contract/rate-limiter-contract.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { PROCESSES_TIMEOUT_MS, runInProcesses } from "#tests/support/processes.ts"
import { DatabaseRateLimiter } from "./database-rate-limiter.ts"

const LIMITS = { perMinute: 5, perHour: 30 }
const NOON = new Date("2026-11-21T12:00:00.000Z")
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

describeOnEachDatabase("submissions", (open, locate) => {
  rateLimiterContract("the database", async () => new DatabaseRateLimiter(await open()))

  it(
    "are counted by all processes together",
    async () => {
      await open()
      const script = new URL("../../../tests/support/scripts/admit.ts", import.meta.url)
      const waits = await runInProcesses<number[]>(4, script, { location: locate(), now: NOON, times: 5 })
      expect(waits.flat().filter((wait) => wait === 0)).toHaveLength(5)
    },
    PROCESSES_TIMEOUT_MS,
  )

  it("are deleted after an hour with their addresses, once a minute", async () => {
    const db = await open()
    const limiter = new DatabaseRateLimiter(db)
    for (const address of ["203.0.113.7", "203.0.113.8"]) await limiter.admit(address, LIMITS, NOON)
    await limiter.admit("203.0.113.9", LIMITS, new Date(NOON.getTime() + HOUR_MS - 1))
    expect(await db.selectFrom("intake_addresses").selectAll().execute()).toHaveLength(3)
    await limiter.admit("203.0.113.9", LIMITS, new Date(NOON.getTime() + HOUR_MS - 1 + MINUTE_MS))
    expect(await db.selectFrom("intake_addresses").selectAll().execute()).toHaveLength(1)
    expect(await db.selectFrom("intake").selectAll().execute()).toHaveLength(2)
  })

  it("are counted apart from sign-in attempts of the same address", async () => {
    const db = await open()
    const forms = new DatabaseRateLimiter(db)
    const signIns = new DatabaseRateLimiter(db, "sign-in ")
    for (let count = 0; count < 5; count++) expect(await forms.admit("203.0.113.7", LIMITS, NOON)).toBe(0)
    expect(await forms.admit("203.0.113.7", LIMITS, NOON)).toBe(60)
    expect(await signIns.admit("203.0.113.7", LIMITS, NOON)).toBe(0)
  })

  it("store no address, only a keyed hash", async () => {
    const db = await open()
    await new DatabaseRateLimiter(db).admit("203.0.113.7", LIMITS, NOON)
    const [row] = await db.selectFrom("intake").selectAll().execute()
    expect(row?.address_hash).toMatch(/^[0-9a-f]{64}$/)
    await db.deleteFrom("secrets").execute()
    await new DatabaseRateLimiter(db).admit("203.0.113.7", LIMITS, NOON)
    const hashes = await db.selectFrom("intake").select("address_hash").distinct().execute()
    expect(hashes).toHaveLength(2)
  })

  it("count together for the IPv6 addresses of one /64", async () => {
    const limiter = new DatabaseRateLimiter(await open())
    const limits = { perMinute: 1, perHour: 1 }
    expect(await limiter.admit("2001:db8:1:2::1", limits, NOON)).toBe(0)
    expect(await limiter.admit("2001:db8:1:2:ffff::9", limits, NOON)).toBe(3600)
    expect(await limiter.admit("2001:db8:1:3::1", limits, NOON)).toBe(0)
  })

  it("have ten times the limit of one address for an IPv6 /48", async () => {
    const limiter = new DatabaseRateLimiter(await open())
    const limits = { perMinute: 1, perHour: 1 }
    for (let host = 0; host < 10; host++)
      expect(await limiter.admit(`2001:db8:1:${host}::1`, limits, NOON)).toBe(0)
    expect(await limiter.admit("2001:db8:1:10::1", limits, NOON)).toBe(3600)
    expect(await limiter.admit("2001:db8:2:10::1", limits, NOON)).toBe(0)
  })

  it("can have a limit for all addresses together, and each refusal calls onReached", async () => {
    const db = await open()
    let refusedCount = 0
    const totalLimit = { limits: { perMinute: 3, perHour: 4 }, onReached: () => refusedCount++ }
    const limiter = new DatabaseRateLimiter(db, "", totalLimit)
    const admitFrom = (host: number, now = NOON) => limiter.admit(`203.0.113.${host}`, LIMITS, now)
    expect([await admitFrom(1), await admitFrom(2), await admitFrom(3)]).toEqual([0, 0, 0])
    expect(await admitFrom(4)).toBe(60)
    expect(await limiter.admit("2001:db8:1:2::1", LIMITS, NOON)).toBe(60)
    expect(refusedCount).toBe(2)
    const aMinuteLater = new Date(NOON.getTime() + MINUTE_MS)
    expect([await admitFrom(4, aMinuteLater), await admitFrom(5, aMinuteLater)]).toEqual([0, 59 * 60])
    expect(await new DatabaseRateLimiter(db, "sign-in ", totalLimit).admit("203.0.113.5", LIMITS, NOON)).toBe(
      0,
    )
  })
})
