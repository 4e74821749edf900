import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { InboxListener } from "#domain/enquiry/inbox-updates.ts"
import { eventStream } from "./event-stream.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A stream with somebody at each of its ends. */
function open(isSignedIn: () => Promise<boolean> = async () => true) {
  const listeners = new Set<InboxListener>()
  const news = {
    listen(listener: InboxListener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const stream = eventStream({ news, sessionId: "a", seen: "one", isSignedIn })
  if (!stream) throw new Error("nobody else listens")
  const [listener] = listeners
  if (!listener) throw new Error("it does not listen")
  return { listener, listeners, reader: stream.getReader() }
}

type Reader = ReturnType<typeof open>["reader"]

async function allOf(reader: Reader): Promise<string> {
  let heard = ""
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    heard += new TextDecoder().decode(piece.value)
  return heard
}

it("says how soon to come back, each version, and that it is still there", async () => {
  const { listener, listeners, reader } = open()
  listener.send("two")
  await vi.advanceTimersByTimeAsync(15_000)
  listener.end("stopping")
  expect(await allOf(reader)).toBe("retry: 5000\n\nid: two\nevent: change\ndata: list\n\n: still here\n\n")
  expect(listeners.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it("says why where the same session listens elsewhere", async () => {
  const { listener, reader } = open()
  listener.end("elsewhere")
  expect(await allOf(reader)).toBe("retry: 5000\n\nevent: elsewhere\ndata: list\n\n")
})

it.each([
  ["the session has ended", async () => false],
  ["nobody can say who is signed in", () => Promise.reject(new Error("the database is away"))],
])("ends within a minute when %s", async (_, isSignedIn) => {
  const { listeners, reader } = open(isSignedIn)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await allOf(reader)).toBe("retry: 5000\n\n")
  expect(listeners.size).toBe(0)
})

it("is forgotten when its reader goes", async () => {
  const { listener, listeners, reader } = open()
  await reader.cancel()
  expect(listeners.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  expect(() => listener.send("two")).not.toThrow()
})

it("does not gather what nobody takes", async () => {
  const { listener, listeners } = open()
  for (let i = 0; i < 1_000; i++) listener.send(String(i))
  expect(listeners.size).toBe(0)
})

it("is none where nobody more is told", () => {
  const news = { listen: () => null }
  expect(eventStream({ news, sessionId: "a", seen: null, isSignedIn: async () => true })).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})
