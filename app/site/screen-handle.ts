import type { HydratedScreen } from "#messages/messages.ts"

/**
 * Pages that only tell ship no script. A screen that React takes over in the browser says so, and which texts it needs:
 * `export const handle = { hydrate: "home" } satisfies ScreenHandle`. `form` is the id of the form that it receives.
 */
export type ScreenHandle = { hydrate: HydratedScreen; form?: string }

/** A page that only tells may have a script of its own, by its address. */
export type ScriptHandle = { script: string }

export function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === "object" && handle !== null && "hydrate" in handle
}

export function isScriptHandle(handle: unknown): handle is ScriptHandle {
  return typeof handle === "object" && handle !== null && "script" in handle
}
