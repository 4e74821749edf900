import { afterEach, beforeEach, expect, vi } from "vitest"

// An unexpected console.error fails the test in which it occurs.
beforeEach(() => {
  vi.spyOn(console, "error")
})

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(calls, "calls of console.error").toEqual([])
})
