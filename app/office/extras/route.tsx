import { FleetListPage, handleFleetList, loadFleetList } from "#app/office/fleet/fleet-list-page.tsx"
import { officeMeta } from "#app/office/office-meta.ts"
import type { Route } from "./+types/route"
import { EXTRA_LIST } from "./extra-list.tsx"

export const meta = officeMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return loadFleetList(request, context, EXTRA_LIST)
}

export function action({ request, context }: Route.ActionArgs) {
  return handleFleetList(request, context, EXTRA_LIST)
}

export default function Extras({ loaderData: { rows, extras, done }, actionData }: Route.ComponentProps) {
  return <FleetListPage list={EXTRA_LIST} rows={rows} extras={extras} form={actionData} done={done} />
}
