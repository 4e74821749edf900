/** A signal that comes when the time is over, unless the limit is ended before. */
export type TimeLimit = { signal: AbortSignal; end: () => void }

/**
 * The time that something may take, in milliseconds; `sooner` breaks it off before. Whoever sets a limit ends it: what listens to
 * `AbortSignal.timeout` is held in memory until the time is over, however early the work was done.
 */
export function timeLimit(ms: number, sooner?: AbortSignal): TimeLimit {
  const limit = new AbortController()
  const breakOff = () => limit.abort()
  const timer = setTimeout(breakOff, ms)
  if (sooner?.aborted) breakOff()
  else sooner?.addEventListener("abort", breakOff)
  const end = () => {
    clearTimeout(timer)
    sooner?.removeEventListener("abort", breakOff)
  }
  return { signal: limit.signal, end }
}

/** What the work comes to; `tooLate` where it takes longer than its time. It is told so by the signal, and goes on without us. */
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

/** What the work comes to, or what stands for it as soon as the signal is given. */
export function unlessAborted<T>(signal: AbortSignal, instead: T, work: Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  if (signal.aborted) resolve(instead)
  else signal.addEventListener("abort", () => resolve(instead), { once: true })
  return Promise.race([work, promise])
}
