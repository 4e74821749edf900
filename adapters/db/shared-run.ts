/**
 * Work that serves all who asked before it began, such as writing a file through to the disk. One run at a time: the run
 * that is under way may have begun too early for who asks now, so they share the next one. It fails for all who share it.
 */
export function sharedRun(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null
  const begin = () => {
    next = null
    return work()
  }
  return () => {
    if (next === null) {
      next = running.then(begin, begin)
      running = next
    }
    return next
  }
}
