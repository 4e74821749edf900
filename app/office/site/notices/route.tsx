import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { handleSettingList, loadSettingList, SettingListPage } from "#app/office/site/setting-list-page.tsx"
import type { Route } from "./+types/route"
import { NOTICES } from "./notice-list.ts"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSettingList(request, context, NOTICES)
}

export function action({ request, context }: Route.ActionArgs) {
  return handleSettingList(request, context, NOTICES)
}

export default function Notices({ loaderData: { value, layout, today } }: Route.ComponentProps) {
  return <SettingListPage list={NOTICES} entries={value} layout={layout} today={today} />
}
