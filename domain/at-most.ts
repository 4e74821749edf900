/**
 * Runs tasks, at most `limit` of them at once; the others wait in the order in which they came.
 * A task that fails makes room for the next like any other.
 */
export function atMost(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running < limit) running++
    else await new Promise<void>((start) => waiting.push(start))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
