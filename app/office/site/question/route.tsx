import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { loadSettingEntry, SettingEntryScreen } from "#app/office/site/entry-screen.tsx"
import { QUESTIONS } from "#app/office/site/questions/question-list.ts"
import { receiveEntry } from "#app/office/site/receive-entry.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSettingEntry(context, QUESTIONS, params.number)
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEntry(request, context, QUESTIONS)
}

export default function OneQuestion({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingEntryScreen list={QUESTIONS} {...loaderData} form={actionData} />
}
