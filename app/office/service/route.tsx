import { FleetEntryPage, handleFleetEntry, loadFleetEntry } from "#app/office/fleet/entry-page.tsx"
import { officeMeta } from "#app/office/office-meta.ts"
import { SERVICE_LIST } from "#app/office/services/service-list.tsx"
import type { Route } from "./+types/route"

export const meta = officeMeta

export function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  return loadFleetEntry({ request, context, id }, SERVICE_LIST)
}

export function action({ request, context, params: { id } }: Route.ActionArgs) {
  return handleFleetEntry({ request, context, id }, SERVICE_LIST)
}

export default function Extra(props: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  return <FleetEntryPage list={SERVICE_LIST} {...props} />
}
