import { EXTRA_LIST } from "#app/office/extras/extra-list.tsx"
import { FleetEntryPage, handleFleetEntry, loadFleetEntry } from "#app/office/fleet/entry-page.tsx"
import { officeMeta } from "#app/office/office-meta.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta

export function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  return loadFleetEntry({ request, context, id }, EXTRA_LIST)
}

export function action({ request, context, params: { id } }: Route.ActionArgs) {
  return handleFleetEntry({ request, context, id }, EXTRA_LIST)
}

export default function Extra(props: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  return <FleetEntryPage list={EXTRA_LIST} {...props} />
}
