import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { loadSettingEntry, SettingEntryPage } from "#app/office/site/entry-page.tsx"
import { handleSettingEntry } from "#app/office/site/handle-entry.ts"
import { NOTICES } from "#app/office/site/notices/notice-list.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSettingEntry(context, NOTICES, params.number)
}

export function action({ request, context }: Route.ActionArgs) {
  return handleSettingEntry(request, context, NOTICES)
}

export default function NoticePage({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingEntryPage list={NOTICES} {...loaderData} form={actionData} />
}
