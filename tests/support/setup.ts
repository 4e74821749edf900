import { afterEach, beforeEach, expect, vi } from "vitest"

// A stray error on the console is a fault that nobody looked at: it fails the test in which it appears.
beforeEach(() => {
  vi.spyOn(console, "error")
})

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(calls, "nothing is written with console.error").toEqual([])
})
