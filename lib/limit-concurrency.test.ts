import { expect, it } from "vitest"
import { limitConcurrency } from "./limit-concurrency.ts"

it("runs two tasks at once and the others in order, also after failures", async () => {
  const { run, waiting } = limitConcurrency(2)
  const started: number[] = []
  const ends: (() => void)[] = []
  const tasks = [0, 1, 2, 3].map((number) =>
    run(async () => {
      started.push(number)
      await new Promise<void>((end) => ends.push(end))
      if (number === 0) throw new Error("failed")
      return number
    }),
  )
  const results = Promise.allSettled(tasks)
  expect(started).toEqual([0, 1])
  expect(waiting()).toBe(2)
  ends[0]?.()
  await Promise.allSettled([tasks[0]])
  expect(started).toEqual([0, 1, 2])
  ends[1]?.()
  await tasks[1]
  expect(started).toEqual([0, 1, 2, 3])
  ends[2]?.()
  ends[3]?.()
  expect(waiting()).toBe(0)
  expect((await results).map(({ status }) => status)).toEqual([
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ])
  await expect(run(async () => "again")).resolves.toBe("again")
})
