import { FleetListPage, handleFleetList, loadFleetList } from "#app/office/fleet/fleet-list-page.tsx"
import { officeMeta } from "#app/office/office-meta.ts"
import type { Route } from "./+types/route"
import { SERVICE_LIST } from "./service-list.tsx"

export const meta = officeMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return loadFleetList(request, context, SERVICE_LIST)
}

export function action({ request, context }: Route.ActionArgs) {
  return handleFleetList(request, context, SERVICE_LIST)
}

export default function Services({ loaderData: { rows, extras, done }, actionData }: Route.ComponentProps) {
  return <FleetListPage list={SERVICE_LIST} rows={rows} extras={extras} form={actionData} done={done} />
}
