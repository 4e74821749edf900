type Queue = {
  run<T>(task: () => Promise<T>): Promise<T>
  /** Number of tasks that wait for a running one to end. */
  waiting(): number
}

/**
 * A queue that runs at most `limit` tasks at once, in the order of their arrival. A failed task makes room for the next one.
 */
export function limitConcurrency(limit: number): Queue {
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
