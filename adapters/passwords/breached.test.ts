import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startBreachedPasswords } from "#tests/fakes/breached-passwords.ts"
import { breachedPasswords } from "./breached.ts"

const BREACHED_PASSWORD = "Tr4-vexing-Quill"

let service: Awaited<ReturnType<typeof startBreachedPasswords>>
let failures: unknown[]
const isBreached = (password: string) =>
  breachedPasswords({ url: service.url, onFailure: (error) => failures.push(error) })(password)

beforeAll(async () => {
  service = await startBreachedPasswords([BREACHED_PASSWORD])
})
afterAll(() => service.stop())
beforeEach(() => {
  failures = []
  service.setBehaviour("normal")
})

describe("a service with breached passwords", () => {
  it("distinguishes listed passwords from others", async () => {
    expect(await isBreached(BREACHED_PASSWORD)).toBe(true)
    expect(await isBreached("a boat on the tank")).toBe(false)
    expect(failures).toEqual([])
  })

  it("is not misled by the padding of a response", async () => {
    expect(await isBreached("a road through the hills")).toBe(false)
  })

  it("gets five digits of a hash only", async () => {
    service.requestedPaths.length = 0
    await isBreached(BREACHED_PASSWORD)
    expect(service.requestedPaths).toEqual([expect.stringMatching(/^\/range\/[0-9A-F]{5}$/)])
  })

  it.each(["broken", "silent", "endless"] as const)(
    "accepts every password, and calls onFailure, when it is %s",
    async (behaviour) => {
      service.setBehaviour(behaviour)
      expect(await isBreached(BREACHED_PASSWORD)).toBe(false)
      expect(failures).toHaveLength(1)
    },
  )
})
