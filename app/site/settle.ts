import type { RouterContextProvider } from "react-router"
import { wantsWholeContext } from "#app/context.ts"

/** A value that came in time, or the promise of it in a box: an async function would otherwise wait for it. */
export type Settled<T> = { ready: true; value: T } | { ready: false; promise: Promise<T> }

/**
 * Waits a while for an answer, then lets the page go ahead without it.
 * The race also handles a rejection that comes before anybody renders the promise, which would end the process.
 */
export async function settle<T>(milliseconds: number, promise: Promise<T>): Promise<Settled<T>> {
  if (milliseconds === Number.POSITIVE_INFINITY) return { ready: true, value: await promise }
  const timer = Promise.withResolvers<"late">()
  const timeout = setTimeout(timer.resolve, milliseconds, "late")
  const first = await Promise.race([promise.then((value) => ({ value })), timer.promise])
  clearTimeout(timeout)
  return first === "late" ? { ready: false, promise } : { ready: true, value: first.value }
}

const PATIENCE_MS = 100

/** How long a loader waits for the catalogue: for ever where the visitor, without scripts, or a robot wants it whole. */
export function patienceMs({ url }: Request, context: Readonly<RouterContextProvider>): number {
  const isWhole = new URL(url).searchParams.has("wait") || context.get(wantsWholeContext)
  return isWhole ? Number.POSITIVE_INFINITY : PATIENCE_MS
}
