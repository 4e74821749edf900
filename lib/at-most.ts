type Queue = {
  run<T>(task: () => Promise<T>): Promise<T>
  /** How many tasks wait until one that runs has ended. */
  waiting(): number
}

/**
 * Runs tasks, at most `limit` of them at once; the others wait in the order in which they came.
 * A task that fails makes room for the next like any other.
 */
export function atMost(limit: number): Queue {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    waiting: () => waiting.length,

    async run(task) {
      if (running < limit) running++
      else await new Promise<void>((start) => waiting.push(start))
      try {
        return await task()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
