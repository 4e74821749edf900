import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { loadSettingList, receiveSettingList, SettingListScreen } from "#app/office/site/list-screen.tsx"
import type { Route } from "./+types/route"
import { NOTICES } from "./notice-list.ts"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSettingList(request, context, NOTICES)
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveSettingList(request, context, NOTICES)
}

export default function Notices({ loaderData: { value, frame, today } }: Route.ComponentProps) {
  return <SettingListScreen list={NOTICES} entries={value} frame={frame} today={today} />
}
