import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { RouteConfigEntry } from "@react-router/dev/routes"
import routes from "#app/routes.ts"

/** A route of the office, read from app/routes.ts. New routes are included automatically. */
export type OfficeRoute = {
  /** Its path, with `none` for each parameter. */
  path: string
  /** Its route id: `office/staff/route`. */
  id: string
  acceptsForms: boolean
  /** Open without a session. */
  isSignIn: boolean
  /** For owners only. */
  isForOwners: boolean
  /** For owners, and for staff with the right to change rates and fleet. */
  needsFleetRight: boolean
}

const FLEET_PAGES = /^\/office\/(?:rates|vehicles|categories|services)(?:\/|\.|$)/
const OWNERS_PAGES =
  /^\/office\/(?:staff|history|privacy|site\/abroad|site\/availability|site\/seasons|site\/replies)(?:\/|\.|$)/

export const OFFICE_ROUTES: readonly OfficeRoute[] = (await routes).flatMap((entry) =>
  routesIn(entry, "", false),
)

function routesIn(entry: RouteConfigEntry, parent: string, isSignIn: boolean): OfficeRoute[] {
  const path = entry.path === undefined ? parent : `${parent}/${entry.path}`
  const isInSignInLayout = isSignIn || entry.file === "office/sign-in-layout/route.tsx"
  if (entry.children) return entry.children.flatMap((child) => routesIn(child, path, isInSignInLayout))
  if (!/^\/office(\/|$)/.test(path)) return []
  return [
    {
      path: path.replaceAll(/:\w+\??|\*/g, "none"),
      id: entry.id ?? entry.file.replace(/\.tsx?$/, ""),
      acceptsForms: /^export (?:async function|function|const) action\b/m.test(sourceOf(entry.file)),
      isSignIn: isInSignInLayout,
      isForOwners: OWNERS_PAGES.test(path),
      needsFleetRight: FLEET_PAGES.test(path),
    },
  ]
}

function sourceOf(file: string): string {
  return readFileSync(join("app", file), "utf8")
}
