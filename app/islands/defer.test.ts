import { RouterContextProvider } from "react-router"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { wantsCompletePageContext } from "#app/context.ts"
import { deferIfLate, resolveWithin } from "./defer.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("settleWithin", () => {
  it("gives a value that comes in time", async () => {
    expect(await resolveWithin(100, Promise.resolve("vehicles"))).toEqual({ ready: true, value: "vehicles" })
  })

  it("does not wait for a value that is late", async () => {
    const settling = resolveWithin(100, new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(100)
    expect(await settling).toEqual({ ready: false })
  })

  it("passes on a failure that comes in time, and none that comes later", async () => {
    await expect(resolveWithin(100, Promise.reject(new Error("broken")))).rejects.toThrow("broken")
    const { promise, reject } = Promise.withResolvers()
    const settling = resolveWithin(100, promise)
    await vi.advanceTimersByTimeAsync(100)
    reject(new Error("too late"))
    expect(await settling).toEqual({ ready: false })
  })

  it("leaves no timer behind", async () => {
    await resolveWithin(100, Promise.resolve("vehicles"))
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe("settle", () => {
  const args = (address: string, wantsWhole = false) => {
    const context = new RouterContextProvider()
    context.set(wantsCompletePageContext, wantsWhole)
    return { request: new Request(`https://www.example.lk${address}`), context }
  }

  it("waits a tenth of a second for a visitor, whose page fetches the rest", async () => {
    const settling = deferIfLate(args("/home"), new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(100)
    expect(await settling).toEqual({ ready: false })
  })

  it.each([
    ["a page that is wanted whole", args("/home?wait=1")],
    ["a robot", args("/home", true)],
  ])("waits for %s as long as it takes", async (_, wanted) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const settling = deferIfLate(wanted, promise)
    await vi.advanceTimersByTimeAsync(60_000)
    resolve("vehicles")
    expect(await settling).toEqual({ ready: true, value: "vehicles" })
  })
})
