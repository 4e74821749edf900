import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { timeLimit, unlessAborted, withinTime } from "./time-limit.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => {})

describe("a time limit", () => {
  it("aborts after its time, and not before", () => {
    const { signal } = timeLimit(1_000)
    vi.advanceTimersByTime(999)
    expect(signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(signal.aborted).toBe(true)
  })

  it("aborts with the given signal, even if that is aborted already", () => {
    const sooner = new AbortController()
    const { signal } = timeLimit(1_000, sooner.signal)
    sooner.abort()
    expect(signal.aborted).toBe(true)
    expect(timeLimit(1_000, sooner.signal).signal.aborted).toBe(true)
  })

  it("does not abort after it is ended, and releases its timer", () => {
    const sooner = new AbortController()
    const { signal, end } = timeLimit(1_000, sooner.signal)
    end()
    expect(vi.getTimerCount()).toBe(0)
    sooner.abort()
    expect(signal.aborted).toBe(false)
  })
})

describe("work with a time limit", () => {
  it("resolves to its result, and leaves no timer", async () => {
    expect(await withinTime(1_000, "late", async () => "done")).toBe("done")
    expect(vi.getTimerCount()).toBe(0)
  })

  it("rejects with its error, and leaves no timer", async () => {
    const failing = async () => Promise.reject(new Error("no"))
    await expect(withinTime(1_000, "late", failing)).rejects.toThrow("no")
    expect(vi.getTimerCount()).toBe(0)
  })

  it("gets an abort signal after the limit, and is no longer waited for", async () => {
    let limit: AbortSignal | undefined
    const outcome = withinTime(1_000, "late", (signal) => {
      limit = signal
      return never
    })
    vi.advanceTimersByTime(1_000)
    expect(await outcome).toBe("late")
    expect(limit?.aborted).toBe(true)
  })
})

it("work with an aborted signal resolves to the fallback", async () => {
  expect(await unlessAborted(AbortSignal.abort(), "instead", never)).toBe("instead")
})
