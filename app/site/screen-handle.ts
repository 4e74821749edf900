import type { HydratedScreen } from "#messages/messages.ts"

/**
 * Pages that only tell ship no script. A screen that React takes over in the browser says so, and which texts it needs:
 * `export const handle = { hydrate: "home" } satisfies ScreenHandle`.
 */
export type ScreenHandle = { hydrate: HydratedScreen }

export function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === "object" && handle !== null && "hydrate" in handle
}
