import type { RouterContextProvider } from "react-router"
import { wantsWholeContext } from "#app/context.ts"
import { WHOLE_PARAM } from "./whole-param.ts"

/** A value that came in time, or the fact that it did not. */
export type Deferrable<T> = { ready: true; value: T } | { ready: false }

const PATIENCE_MS = 100

/**
 * Waits a moment for an answer, then lets the page go without it: a script fetches the part later. Where the page is wanted whole,
 * by a script, a visitor without scripts or a robot, it waits as long as the answer takes.
 */
export async function deferIfLate<T>(args: LoaderArgs, promise: Promise<T>): Promise<Deferrable<T>> {
  return wantsWhole(args) ? { ready: true, value: await promise } : resolveWithin(PATIENCE_MS, promise)
}

/** Waits so long for an answer and no longer. A rejection that comes later is handled, and told to nobody. */
export async function resolveWithin<T>(milliseconds: number, promise: Promise<T>): Promise<Deferrable<T>> {
  const timer = Promise.withResolvers<"late">()
  const timeout = setTimeout(timer.resolve, milliseconds, "late")
  const first = await Promise.race([promise.then((value) => ({ value })), timer.promise])
  clearTimeout(timeout)
  return first === "late" ? { ready: false } : { ready: true, value: first.value }
}

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }

function wantsWhole({ request, context }: LoaderArgs): boolean {
  return new URL(request.url).searchParams.has(WHOLE_PARAM) || context.get(wantsWholeContext)
}
