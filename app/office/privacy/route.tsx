import { data } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { hasErrorsContext } from "#app/office/forms/office-form.ts"
import { freshCodeOnly } from "#app/office/fresh-code-only.ts"
import { EventList } from "#app/office/history/event-list.tsx"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { ownersOnly } from "#app/office/owners-only.ts"
import { HISTORY } from "#app/office/paths.ts"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { graceEnds, type PrivacyField } from "#domain/privacy/privacy-settings.ts"
import type { Route } from "./+types/route"
import { addressedVisitor } from "./asked-visitor.ts"
import { Found } from "./found.tsx"
import { GraceNotice } from "./grace-notice.tsx"
import { handleSearch } from "./handle-search.ts"
import { PeriodsForm } from "./periods-form.tsx"
import { handlePeriods, periodsIn } from "./periods-in-form.ts"
import styles from "./privacy.module.css"
import { VisitorSearchForm } from "./search-form.tsx"

export const meta = officeMeta
export const headers = officeHeaders

const MOST_DONE_SHOWN = 5

export async function loader({ request, context }: Route.LoaderArgs) {
  ownersOnly(context)
  const { office } = context.get(messagesContext)
  const { privacy, audit } = context.get(officePortsContext)
  const now = context.get(portsContext).clock()
  const { searchParams } = new URL(request.url)
  const search = addressedVisitor(request)
  const looked = periodsIn(searchParams, office.privacy.periods)
  const isWrong = looked !== null && looked.errors.length > 0
  if (isWrong) context.set(hasErrorsContext, true)
  const [settings, records, preview, done] = await Promise.all([
    privacy.settings(),
    search && privacy.records(search, now),
    looked?.outcome ? privacy.preview(looked.outcome, now) : null,
    audit.latestOf("visitor", "old", MOST_DONE_SHOWN),
  ])
  const shown = {
    title: officeTitle(context, office.privacy.heading),
    found: search && records && { search, records },
    settings,
    grace: graceEnds(settings, now),
    looked,
    preview,
    done,
    erased: Number.parseInt(searchParams.get("erased") ?? "", 10) || 0,
    isSaved: searchParams.has("saved"),
  }
  return data(shown, { status: isWrong ? 422 : 200 })
}

export async function action({ request, context }: Route.ActionArgs) {
  ownersOnly(context)
  const form = await readForm(request)
  if (textOf(form, "act") === "look") return handleSearch(form, context)
  freshCodeOnly(request, context)
  return handlePeriods(form, context)
}

/** One visitor's data, and how long those of all are kept. */
export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { found, erased, isSaved, done, looked, grace } = loaderData
  const { privacy, history } = useMessages().office
  const { visitor, erase, periods } = privacy
  const form: FormState<"q" | PrivacyField> | undefined = actionData
  return (
    <>
      <h1>{privacy.heading}</h1>
      <OfficeErrors form={form ?? looked ?? undefined} />
      {erased > 0 && (
        <Message tone="good">
          <p>{erase.done(erased)}</p>
        </Message>
      )}
      {isSaved && (
        <Message tone="good">
          <p>{periods.saved}</p>
        </Message>
      )}
      {grace && <GraceNotice grace={grace} />}
      <section className={styles.part} aria-labelledby="visitor">
        <h2 id="visitor">{visitor.heading}</h2>
        <p>{visitor.intro}</p>
        <VisitorSearchForm form={form} />
        {found && <Found {...found} />}
      </section>
      <PeriodsForm {...loaderData} form={form} />
      {done.length > 0 && (
        <section className={styles.part} aria-labelledby="done">
          <h2 id="done">{periods.done}</h2>
          <EventList events={done} />
          <p>
            <a className="tlink" href={`${HISTORY}?about=visitor`}>
              {history.all}
            </a>
          </p>
        </section>
      )}
    </>
  )
}
