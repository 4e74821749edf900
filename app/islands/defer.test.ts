import { RouterContextProvider } from "react-router"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { wantsCompletePageContext } from "#app/context.ts"
import { deferIfLate, resolveWithin } from "./defer.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("resolveWithin", () => {
  it("returns a value that is ready in time", async () => {
    expect(await resolveWithin(100, Promise.resolve("vehicles"))).toEqual({ ready: true, value: "vehicles" })
  })

  it("does not wait for a value that is late", async () => {
    const deferred = resolveWithin(100, new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(100)
    expect(await deferred).toEqual({ ready: false })
  })

  it("rejects with an error that occurs in time, and ignores a later one", async () => {
    await expect(resolveWithin(100, Promise.reject(new Error("broken")))).rejects.toThrow("broken")
    const { promise, reject } = Promise.withResolvers()
    const deferred = resolveWithin(100, promise)
    await vi.advanceTimersByTimeAsync(100)
    reject(new Error("too late"))
    expect(await deferred).toEqual({ ready: false })
  })

  it("clears its timer", async () => {
    await resolveWithin(100, Promise.resolve("vehicles"))
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe("deferIfLate", () => {
  const args = (path: string, { isCrawler } = { isCrawler: false }) => {
    const context = new RouterContextProvider()
    context.set(wantsCompletePageContext, isCrawler)
    return { request: new Request(`https://www.example.lk${path}`), context }
  }

  it("waits 100 ms for a visitor, whose page fetches the deferred fragment", async () => {
    const deferred = deferIfLate(args("/home"), new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(100)
    expect(await deferred).toEqual({ ready: false })
  })

  it.each([
    ["a request of the complete page", args("/home?wait=1")],
    ["a crawler", args("/home", { isCrawler: true })],
  ])("waits without a timeout for %s", async (_, loaderArgs) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const deferred = deferIfLate(loaderArgs, promise)
    await vi.advanceTimersByTimeAsync(60_000)
    resolve("vehicles")
    expect(await deferred).toEqual({ ready: true, value: "vehicles" })
  })
})
