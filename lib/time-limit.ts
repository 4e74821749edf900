/** A signal that aborts after a time, unless `end` is called before. */
export type TimeLimit = { signal: AbortSignal; end: () => void }

/**
 * Starts a time limit, whose signal also aborts as soon as `signal` aborts. The caller must call `end`. Used instead
 * of `AbortSignal.timeout`, which keeps its listeners in memory until the time has passed, however early the work was
 * done.
 */
export function timeLimit(timeoutMs: number, signal?: AbortSignal): TimeLimit {
  const limit = new AbortController()
  const abort = () => limit.abort()
  const timer = setTimeout(abort, timeoutMs)
  if (signal?.aborted) abort()
  else signal?.addEventListener("abort", abort)
  const end = () => {
    clearTimeout(timer)
    signal?.removeEventListener("abort", abort)
  }
  return { signal: limit.signal, end }
}

/**
 * Resolves to the result of `work`, or to `fallback` after `timeoutMs`. The signal of the work then aborts; its result is ignored.
 */
export async function withinTime<T>(
  timeoutMs: number,
  fallback: T,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, end } = timeLimit(timeoutMs)
  try {
    return await unlessAborted(signal, fallback, work(signal))
  } finally {
    end()
  }
}

/** Resolves to the result of `work`, or to `fallback` as soon as the signal aborts. */
export function unlessAborted<T>(signal: AbortSignal, fallback: T, work: Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  if (signal.aborted) resolve(fallback)
  else signal.addEventListener("abort", () => resolve(fallback), { once: true })
  return Promise.race([work, promise])
}
