let last: Promise<unknown> = Promise.resolve()

/** Handles one upload after another, because each takes up to 64 MB of memory. The body of a waiting request is not read. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}
