let last: Promise<unknown> = Promise.resolve()

/** One press with photos after another: each may hold 64 MB while it is read. Who waits is not read meanwhile. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}
