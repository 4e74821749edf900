import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { loadSettingEntry, SettingEntryPage } from "#app/office/site/entry-page.tsx"
import { handleSettingEntry } from "#app/office/site/handle-entry.ts"
import { QUESTIONS } from "#app/office/site/questions/question-list.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSettingEntry(context, QUESTIONS, params.number)
}

export function action({ request, context }: Route.ActionArgs) {
  return handleSettingEntry(request, context, QUESTIONS)
}

export default function QuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingEntryPage list={QUESTIONS} {...loaderData} form={actionData} />
}
