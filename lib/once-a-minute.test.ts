import { expect, it } from "vitest"
import { onceAMinute } from "./once-a-minute.ts"

it("reports the first event at once, then the number of events once a minute", () => {
  const counts: number[] = []
  const report = onceAMinute((count) => counts.push(count))
  for (const seconds of [0, 1, 59, 60, 61, 500]) report(new Date(seconds * 1000))
  expect(counts).toEqual([1, 3, 2])
})
