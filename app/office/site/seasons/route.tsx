import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { requireOwner } from "#app/office/require-owner.ts"
import { handleSettingList, loadSettingList, SettingListPage } from "#app/office/site/setting-list-page.tsx"
import type { Route } from "./+types/route"
import { SEASONS } from "./season-list.ts"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  requireOwner(context)
  return loadSettingList(request, context, SEASONS)
}

export function action({ request, context }: Route.ActionArgs) {
  requireOwner(context)
  return handleSettingList(request, context, SEASONS)
}

export default function Seasons({ loaderData: { value, layout, today }, actionData }: Route.ComponentProps) {
  return <SettingListPage list={SEASONS} entries={value} layout={layout} today={today} form={actionData} />
}
