import { expect, it } from "vitest"
import { sharedRun } from "./shared-run.ts"

/** Work whose runs the test ends one by one. */
function handWork() {
  const runs: PromiseWithResolvers<void>[] = []
  const ask = sharedRun(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  return { runs, ask }
}

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve))

it("answers nobody by a run that began before they asked", async () => {
  const { runs, ask } = handWork()
  const answered: string[] = []
  const early = ask().then(() => answered.push("early"))
  await turnOfTheLoop()
  const late = ask().then(() => answered.push("late"))
  runs[0]?.resolve()
  await early
  await turnOfTheLoop()
  expect([answered, runs.length]).toEqual([["early"], 2])
  runs[1]?.resolve()
  await late
})

it("makes one run for all who ask while another is under way, and no run that nobody asks for", async () => {
  const { runs, ask } = handWork()
  const all = [ask()]
  await turnOfTheLoop()
  all.push(ask(), ask(), ask())
  runs[0]?.resolve()
  await turnOfTheLoop()
  runs[1]?.resolve()
  await Promise.all(all)
  await turnOfTheLoop()
  expect(runs).toHaveLength(2)
})

it("fails for all who share the run, and for nobody else", async () => {
  const { runs, ask } = handWork()
  const first = ask()
  await turnOfTheLoop()
  const sharers = Promise.allSettled([ask(), ask()])
  runs[0]?.resolve()
  await first
  await turnOfTheLoop()
  runs[1]?.reject(new Error("the disk is full"))
  expect((await sharers).map(({ status }) => status)).toEqual(["rejected", "rejected"])
  const next = ask()
  await turnOfTheLoop()
  runs[2]?.resolve()
  await expect(next).resolves.toBeUndefined()
})
