import { redirect } from "react-router"
import { messagesContext } from "#app/context.ts"
import { ratesRepository } from "#app/office/fleet/fleet-context.ts"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { RATES, vehicleRatesPage } from "#app/office/paths.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Pager } from "#app/ui/pager.tsx"
import type { Route } from "./+types/route"
import { Conflicts } from "./conflicts.tsx"
import { RatesFilter } from "./filter.tsx"
import { handleRates } from "./handle-rates.ts"
import { Preview } from "./preview.tsx"
import { RateForm } from "./rate-form.tsx"
import { ratesHref, ratesPage, ratesQueryIn, savedHref } from "./rates-query.ts"
import { readCompletedSave, SavedNotice } from "./saved-notice.tsx"

export const meta = officeMeta
export const headers = officeHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const rates = ratesRepository(context)
  const url = new URL(request.url)
  // The form on the page of one vehicle selects another vehicle with this parameter.
  const chosenVehicleId = url.searchParams.get("vehicle")
  if (chosenVehicleId) throw redirect(vehicleRatesPage(chosenVehicleId))
  const query = ratesQueryIn(url)
  const [fleet, categories] = await Promise.all([rates.vehicles(), rates.categories()])
  return {
    title: officeTitle(context, context.get(messagesContext).officeRates.heading),
    ...ratesPage(fleet, query),
    categories,
    fleetSize: fleet.length,
    query,
    completedSave: await readCompletedSave(context, url),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  const formHref = ratesHref(ratesQueryIn(new URL(request.url)))
  return handleRates(request, context, (saveId, isUndo) => savedHref(formHref, saveId, isUndo))
}

/** Edits the rates of the fleet in one table. Changes are shown in a preview before they are saved. */
export default function Rates({ loaderData, actionData }: Route.ComponentProps) {
  const { query, vehicles, categories, completedSave, pageCount, fleetSize } = loaderData
  const { officeRates: messages } = useMessages()
  const formHref = ratesHref(query)
  if (actionData?.kind === "preview") return <Preview {...actionData} formHref={formHref} />
  return (
    <>
      <h1>{messages.heading}</h1>
      {completedSave && <SavedNotice completedSave={completedSave} formHref={formHref} />}
      {actionData && <Conflicts actionData={actionData} />}
      {fleetSize > 0 && <RatesFilter query={query} categories={categories} />}
      {vehicles.length > 0 || actionData?.kind === "edit" ? (
        <RateForm
          vehicles={vehicles}
          categories={categories}
          formHref={formHref}
          editData={actionData?.kind === "edit" ? actionData : undefined}
        />
      ) : (
        <NoVehicles isFiltered={fleetSize > 0} />
      )}
      <Pager
        page={Math.min(query.page, pageCount)}
        pageCount={pageCount}
        hrefOf={(page) => ratesHref({ ...query, page })}
      />
    </>
  )
}

function NoVehicles({ isFiltered }: { isFiltered: boolean }) {
  const { filter } = useMessages().officeRates
  if (!isFiltered) return <p>{filter.noVehicles}</p>
  return (
    <EmptyState heading={filter.noResults} actions={<ButtonLink href={RATES}>{filter.showAll}</ButtonLink>}>
      <p>{filter.noResultsAdvice}</p>
    </EmptyState>
  )
}
