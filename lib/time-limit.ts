/** A signal that aborts after a time, unless `end` is called before. */
export type TimeLimit = { signal: AbortSignal; end: () => void }

/**
 * A time limit in milliseconds; `sooner` aborts it earlier. The caller must call `end`. (`AbortSignal.timeout` keeps its
 * listeners in memory until the time has passed, however early the work was done.)
 */
export function timeLimit(ms: number, sooner?: AbortSignal): TimeLimit {
  const limit = new AbortController()
  const abort = () => limit.abort()
  const timer = setTimeout(abort, ms)
  if (sooner?.aborted) abort()
  else sooner?.addEventListener("abort", abort)
  const end = () => {
    clearTimeout(timer)
    sooner?.removeEventListener("abort", abort)
  }
  return { signal: limit.signal, end }
}

/** Resolves to the result of `work`, or to `tooLate` after `ms`. The work gets an abort signal, and may go on unobserved. */
export async function withinTime<T>(
  ms: number,
  tooLate: T,
  work: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, end } = timeLimit(ms)
  try {
    return await unlessAborted(signal, tooLate, work(signal))
  } finally {
    end()
  }
}

/** Resolves to the result of `work`, or to `instead` as soon as the signal aborts. */
export function unlessAborted<T>(signal: AbortSignal, instead: T, work: Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  if (signal.aborted) resolve(instead)
  else signal.addEventListener("abort", () => resolve(instead), { once: true })
  return Promise.race([work, promise])
}
