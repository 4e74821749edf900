type RunningCall<T> = { result: Promise<T>; callerCount: number; cancel: () => void }

/**
 * Shares one call between concurrent callers with the same key, so that a slow host gets one request instead of one for each
 * visitor. The call is cancelled when the last caller has aborted.
 */
export class SharedCalls<T> {
  readonly #running = new Map<string, RunningCall<T>>()

  /**
   * Rejects only if `call` rejects.
   * @returns null when `signal` ended the wait
   */
  async join(
    key: string,
    signal: AbortSignal | undefined,
    call: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    if (signal?.aborted) return null
    const running = this.#running.get(key) ?? this.#start(key, call)
    running.callerCount += 1
    return signal ? this.#resultUnlessAborted(key, running, signal) : running.result
  }

  #start(key: string, call: (signal: AbortSignal) => Promise<T>): RunningCall<T> {
    const controller = new AbortController()
    const result = call(controller.signal).finally(() => this.#remove(key, running))
    const running: RunningCall<T> = { result, callerCount: 0, cancel: () => controller.abort() }
    this.#running.set(key, running)
    return running
  }

  async #resultUnlessAborted(key: string, running: RunningCall<T>, signal: AbortSignal): Promise<T | null> {
    const aborted = Promise.withResolvers<null>()
    const leave = () => {
      aborted.resolve(null)
      this.#leave(key, running)
    }
    signal.addEventListener("abort", leave, { once: true })
    return Promise.race([running.result, aborted.promise]).finally(() =>
      signal.removeEventListener("abort", leave),
    )
  }

  #leave(key: string, running: RunningCall<T>): void {
    running.callerCount -= 1
    if (running.callerCount > 0) return
    this.#remove(key, running)
    running.cancel()
  }

  /** Removes only this call: a newer one may have started for the same key. */
  #remove(key: string, running: RunningCall<T>): void {
    if (this.#running.get(key) === running) this.#running.delete(key)
  }
}
