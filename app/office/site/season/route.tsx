import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { requireOwner } from "#app/office/require-owner.ts"
import { loadSettingEntry, SettingEntryPage } from "#app/office/site/entry-page.tsx"
import { handleSettingEntry } from "#app/office/site/handle-entry.ts"
import { SEASONS } from "#app/office/site/seasons/season-list.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ context, params }: Route.LoaderArgs) {
  requireOwner(context)
  return loadSettingEntry(context, SEASONS, params.number)
}

export function action({ request, context }: Route.ActionArgs) {
  requireOwner(context)
  return handleSettingEntry(request, context, SEASONS)
}

export default function SeasonPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingEntryPage list={SEASONS} {...loaderData} form={actionData} />
}
