import { isRouteErrorResponse, Outlet } from "react-router"
import { portsContext } from "#app/context.ts"
import { resolveWithin } from "#app/islands/defer.ts"
import { NotFound } from "#app/site/not-found/not-found.tsx"
import { hasUnusableDates, readDates } from "#app/site/rental-dates.ts"
import { noticesInForce } from "#domain/content/notices-in-force.ts"
import { dayOf, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { Layout } from "./layout.tsx"
import type { LayoutData } from "./layout-data.ts"
import { type MenuCategory, menuCategories, menuPlaces } from "./menu-data.ts"
import { UnexpectedError } from "./unexpected-error.tsx"

// The limit is short, because every page waits for the categories of the menu.
const CATEGORIES_TIMEOUT_MS = 300

export async function loader({ request, context }: Route.LoaderArgs): Promise<LayoutData> {
  const { content, clock } = context.get(portsContext)
  const now = wallTimeAt(clock())
  const today = dayOf(now)
  const { searchParams } = new URL(request.url)
  return {
    year: Number(today.slice(0, 4)),
    places: menuPlaces(content.places),
    categories: await loadMenuCategories(context, request.signal),
    notices: noticesInForce(content.notices, today),
    dates: readDates(searchParams, now),
    hasUnusableDates: hasUnusableDates(searchParams, now),
  }
}

/**
 * Loads the categories of the menu. After a failure, which is only logged, the menu has its fixed links. Source:
 * docs/requirements.md, R15.4.
 */
async function loadMenuCategories(
  context: Route.LoaderArgs["context"],
  signal: AbortSignal,
): Promise<MenuCategory[]> {
  const { catalogue, log } = context.get(portsContext)
  const deferrable = await resolveWithin(CATEGORIES_TIMEOUT_MS, catalogue.categories(signal))
  const result = deferrable.ready ? deferrable.value : { ok: false as const, reason: "timeout" }
  if (result.ok) return menuCategories(result.value)
  log.warn({ reason: result.reason }, "no categories for the menu")
  return []
}

export default function LayoutRoute() {
  return (
    <Layout>
      <Outlet />
    </Layout>
  )
}

/** The error page of a route inside the layout. If the layout's own loader failed, the root shows its error page. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return <Layout>{isNotFound ? <NotFound /> : <UnexpectedError />}</Layout>
}
