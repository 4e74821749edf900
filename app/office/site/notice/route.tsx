import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { loadSettingEntry, SettingEntryScreen } from "#app/office/site/entry-screen.tsx"
import { NOTICES } from "#app/office/site/notices/notice-list.ts"
import { receiveEntry } from "#app/office/site/receive-entry.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSettingEntry(context, NOTICES, params.number)
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEntry(request, context, NOTICES)
}

export default function OneNotice({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingEntryScreen list={NOTICES} {...loaderData} form={actionData} />
}
