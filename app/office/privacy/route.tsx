import { data } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { hasErrorsContext } from "#app/office/forms/office-form.ts"
import { EventList } from "#app/office/history/event-list.tsx"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { HISTORY } from "#app/office/paths.ts"
import { requireFreshCode } from "#app/office/require-fresh-code.ts"
import { requireOwner } from "#app/office/require-owner.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { type PrivacyField, runningGracePeriod } from "#domain/privacy/privacy-settings.ts"
import type { Route } from "./+types/route"
import { GraceNotice } from "./grace-notice.tsx"
import { handlePeriods, periodsIn } from "./handle-periods.ts"
import { handleSearch } from "./handle-search.ts"
import { PeriodsForm } from "./periods-form.tsx"
import styles from "./privacy.module.css"
import { VisitorSearchForm } from "./search-form.tsx"
import { SearchResults } from "./search-results.tsx"
import { visitorInUrl } from "./visitor-in-url.ts"

export const meta = officeMeta
export const headers = officeHeaders

/** The maximum number of listed automatic anonymisations. */
const MAX_RECENT = 5

export async function loader({ request, context }: Route.LoaderArgs) {
  requireOwner(context)
  const { office } = context.get(messagesContext)
  const { privacy, audit } = context.get(officePortsContext)
  const now = context.get(portsContext).clock()
  const { searchParams } = new URL(request.url)
  const search = visitorInUrl(request)
  const proposedForm = periodsIn(searchParams, office.privacy.periods)
  const hasErrors = proposedForm !== null && proposedForm.errors.length > 0
  if (hasErrors) context.set(hasErrorsContext, true)
  const [settings, records, linkedRecords, preview, recentAnonymisations] = await Promise.all([
    privacy.settings(),
    search && privacy.records(search, now),
    search ? privacy.linked(search, now) : [],
    proposedForm?.outcome ? privacy.preview(proposedForm.outcome, now) : null,
    audit.latestOf("visitor", "old", MAX_RECENT), // automatic anonymisations have the subject id 'old'
  ])
  const pageData = {
    title: officeTitle(context, office.privacy.heading),
    results: search && records && { search, records, linkedRecords },
    settings,
    gracePeriod: runningGracePeriod(settings, now),
    proposedForm,
    preview,
    recentAnonymisations,
    erasedCount: Number.parseInt(searchParams.get("erased") ?? "", 10) || 0,
    isSaved: searchParams.has("saved"),
  }
  return data(pageData, { status: hasErrors ? 422 : 200 })
}

export async function action({ request, context }: Route.ActionArgs) {
  requireOwner(context)
  const form = await readForm(request)
  // The hidden field of the search form.
  if (textOf(form, "act") === "preview") return handleSearch(form, context)
  requireFreshCode(request, context)
  return handlePeriods(form, context)
}

/** Finds the data of one visitor, and sets the retention periods for the data of all. */
export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { results, erasedCount, isSaved, recentAnonymisations, proposedForm, gracePeriod } = loaderData
  const { privacy, history } = useMessages().office
  const { visitor, erase, periods } = privacy
  const form: FormState<"q" | PrivacyField> | undefined = actionData
  return (
    <>
      <h1>{privacy.heading}</h1>
      <OfficeErrors form={form ?? proposedForm ?? undefined} />
      {erasedCount > 0 && (
        <Notice tone="success">
          <p>{erase.done(erasedCount)}</p>
        </Notice>
      )}
      {isSaved && (
        <Notice tone="success">
          <p>{periods.saved}</p>
        </Notice>
      )}
      {gracePeriod && <GraceNotice gracePeriod={gracePeriod} />}
      <section className={styles.section} aria-labelledby="visitor">
        <h2 id="visitor">{visitor.heading}</h2>
        <p>{visitor.intro}</p>
        <VisitorSearchForm form={form} />
        {results && <SearchResults {...results} />}
      </section>
      <PeriodsForm {...loaderData} form={form} />
      {recentAnonymisations.length > 0 && (
        <section className={styles.section} aria-labelledby="done">
          <h2 id="done">{periods.changesHeading}</h2>
          <EventList events={recentAnonymisations} />
          <p>
            <a className="text-link" href={`${HISTORY}?about=visitor`}>
              {history.fullHistory}
            </a>
          </p>
        </section>
      )}
    </>
  )
}
