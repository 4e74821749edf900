/** Resolves when the signal is given, at once where it has been. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (signal.aborted) resolve()
  else signal.addEventListener("abort", () => resolve(), { once: true })
  return promise
}
