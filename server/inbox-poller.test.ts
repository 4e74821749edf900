import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { InboxListener } from "#domain/enquiry/inbox-updates.ts"
import { InboxPoller } from "./inbox-poller.ts"

const SECOND = 1_000

let version = "one"
let pollCount = 0
let failing: Error | null = null
const counts: number[] = []
const failures: unknown[] = []

function open(): InboxPoller {
  return new InboxPoller({
    readVersion: async () => {
      pollCount++
      if (failing) throw failing
      return { version, newest: null }
    },
    onCount: (count) => counts.push(count),
    onFailure: (error) => failures.push(error),
  })
}

function listener(sessionId: string, lastVersion: string | null = "one") {
  const heard: string[] = []
  const it: InboxListener = {
    sessionId,
    lastVersion,
    send: (told) => heard.push(told),
    end: (reason) => heard.push(`end: ${reason}`),
  }
  return { ...it, heard }
}

beforeEach(() => {
  vi.useFakeTimers()
  version = "one"
  pollCount = 0
  failing = null
  counts.length = 0
  failures.length = 0
})
afterEach(() => vi.useRealTimers())

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND)

describe("the inbox poller", () => {
  it("polls once for all listeners, and not without listeners", async () => {
    const repository = open()
    await pass(60)
    expect(pollCount).toBe(0)
    const a = listener("a")
    const b = listener("b")
    const forgetA = repository.listen(a)
    const forgetB = repository.listen(b)
    await pass(10.5)
    expect(pollCount).toBe(11)
    expect([a.heard, b.heard]).toEqual([[], []])
    forgetA?.()
    forgetB?.()
    await pass(60)
    expect(pollCount).toBe(11)
    expect(counts).toEqual([1, 2, 1, 0])
  })

  it("sends each change once, and at once to a listener with another version", async () => {
    const repository = open()
    const upToDate = listener("a")
    const late = listener("b", "none")
    const unknown = listener("c", null)
    for (const each of [upToDate, late, unknown]) repository.listen(each)
    await pass(0)
    expect([upToDate.heard, late.heard, unknown.heard]).toEqual([[], ["one"], ["one"]])
    version = "two"
    await pass(5)
    expect([upToDate.heard, late.heard]).toEqual([["two"], ["one", "two"]])
  })

  it("continues after a failed poll, which is reported once", async () => {
    const repository = open()
    const a = listener("a")
    repository.listen(a)
    failing = new Error("the database is away")
    await pass(10)
    expect(failures).toEqual([failing])
    failing = null
    version = "two"
    await pass(2)
    expect(a.heard).toEqual(["two"])
    failing = new Error("again")
    await pass(2)
    expect(failures).toHaveLength(2)
  })

  it("ends the oldest of more than four listeners of a session", async () => {
    const repository = open()
    const other = listener("b")
    repository.listen(other)
    const places = Array.from({ length: 5 }, () => listener("a"))
    for (const place of places) repository.listen(place)
    expect(places.map(({ heard }) => heard)).toEqual([["end: elsewhere"], [], [], [], []])
    expect(other.heard).toEqual([])
    expect(counts.at(-1)).toBe(5)
  })

  it("has at most two hundred listeners", () => {
    const repository = open()
    const forgets = Array.from({ length: 200 }, (_, i) => repository.listen(listener(`session ${i}`)))
    expect(forgets).not.toContain(null)
    expect(repository.listen(listener("one more"))).toBeNull()
    forgets[0]?.()
    expect(repository.listen(listener("one more"))).not.toBeNull()
  })

  it("ends all listeners when the site stops, and accepts no more", async () => {
    const repository = open()
    const a = listener("a")
    repository.listen(a)
    repository.close()
    expect(a.heard).toEqual(["end: stopping"])
    expect(repository.listen(listener("b"))).toBeNull()
    await pass(10)
    expect(pollCount).toBe(0)
  })
})
