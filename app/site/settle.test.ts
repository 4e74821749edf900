import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { patienceMs, settle } from "./settle.ts"

describe("settle", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("gives a value that comes in time", async () => {
    expect(await settle(100, Promise.resolve("vehicles"))).toEqual({ ready: true, value: "vehicles" })
  })

  it("gives the promise of a value that is late, not waiting for it", async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const settling = settle(100, promise)
    await vi.advanceTimersByTimeAsync(100)
    const settled = await settling
    if (settled.ready) throw new Error("it waited")
    resolve("vehicles")
    expect(await settled.promise).toBe("vehicles")
  })

  it("waits for ever where it is told to", async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const settling = settle(Number.POSITIVE_INFINITY, promise)
    await vi.advanceTimersByTimeAsync(60_000)
    resolve("vehicles")
    expect(await settling).toEqual({ ready: true, value: "vehicles" })
  })

  it("passes on a failure that comes in time", async () => {
    await expect(settle(100, Promise.reject(new Error("broken")))).rejects.toThrow("broken")
  })

  it("leaves no timer behind", async () => {
    await settle(100, Promise.resolve("vehicles"))
    expect(vi.getTimerCount()).toBe(0)
  })
})

it("waits for everything on a page that a visitor without scripts asked for whole", () => {
  expect(patienceMs("https://www.example.lk/home?wait=1")).toBe(Number.POSITIVE_INFINITY)
  expect(patienceMs("https://www.example.lk/home")).toBe(100)
})
