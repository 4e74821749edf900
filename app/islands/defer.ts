import type { RouterContextProvider } from "react-router"
import { wantsCompletePageContext } from "#app/context.ts"
import { WAIT_PARAM } from "./wait-param.ts"

/** The value of a promise. `ready` is false if the promise did not resolve in time; a script then fetches its fragment. */
export type DeferredValue<T> = { ready: true; value: T } | { ready: false }

const TIMEOUT_MS = 100

/**
 * Waits briefly for a value. After that the page is rendered without it, and a script fetches the missing fragment. A request for
 * the complete page (by that script, a visitor without scripts, or a crawler) waits as long as necessary.
 */
export async function deferIfLate<T>(args: LoaderArgs, promise: Promise<T>): Promise<DeferredValue<T>> {
  return wantsCompletePage(args) ? { ready: true, value: await promise } : resolveWithin(TIMEOUT_MS, promise)
}

/** Waits for a value until the timeout. A later rejection is ignored. */
export async function resolveWithin<T>(milliseconds: number, promise: Promise<T>): Promise<DeferredValue<T>> {
  const timer = Promise.withResolvers<"late">()
  const timeout = setTimeout(timer.resolve, milliseconds, "late")
  const first = await Promise.race([promise.then((value) => ({ value })), timer.promise])
  clearTimeout(timeout)
  return first === "late" ? { ready: false } : { ready: true, value: first.value }
}

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }

function wantsCompletePage({ request, context }: LoaderArgs): boolean {
  return new URL(request.url).searchParams.has(WAIT_PARAM) || context.get(wantsCompletePageContext)
}
