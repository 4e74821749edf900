import { CATEGORY_LIST } from "#app/office/categories/category-list.tsx"
import { FleetEntryPage, handleFleetEntry, loadFleetEntry } from "#app/office/fleet/entry-page.tsx"
import { officeMeta } from "#app/office/office-meta.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta

export function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  return loadFleetEntry({ request, context, id }, CATEGORY_LIST)
}

export function action({ request, context, params: { id } }: Route.ActionArgs) {
  return handleFleetEntry({ request, context, id }, CATEGORY_LIST)
}

export default function Category(props: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  return <FleetEntryPage list={CATEGORY_LIST} {...props} />
}
