import { messagesContext } from "#app/context.ts"
import { ErrorList } from "#app/forms/error-summary.tsx"
import { Island } from "#app/islands/island.tsx"
import { ratesRepository } from "#app/office/fleet/fleet-context.ts"
import { ChangedBy, lastChanges } from "#app/office/history/changed-by.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeHeaders, officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { RATES, vehicleRatesPage } from "#app/office/paths.ts"
import { Conflicts } from "#app/office/rates/conflicts.tsx"
import { handleRates } from "#app/office/rates/handle-rates.ts"
import { Preview } from "#app/office/rates/preview.tsx"
import { savedHref } from "#app/office/rates/rates-query.ts"
import { readCompletedSave, SavedNotice } from "#app/office/rates/saved-notice.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"
import { VehicleHead } from "./vehicle-head.tsx"
import { VehicleRatesForm } from "./vehicle-rates-form.tsx"

export const meta = officeMeta
export const headers = officeHeaders

export async function loader({ request, context, params: { vehicleId } }: Route.LoaderArgs) {
  const rates = ratesRepository(context)
  const vehicle = await rates.vehicle(vehicleId)
  if (!vehicle) throw new Response(null, { status: 404 })
  const { officeRates } = context.get(messagesContext)
  const categories = await rates.categories()
  return {
    title: officeTitle(context, `${officeRates.heading}, ${vehicle.name}`),
    vehicle,
    category: categories.find(({ id }) => id === vehicle.categoryId)?.name ?? "",
    fleet: (await rates.vehicles()).map(({ id, name }) => ({ id, name })),
    changes: await lastChanges(context, "vehicle", vehicle.id),
    completedSave: await readCompletedSave(context, new URL(request.url)),
  }
}

export function action({ request, context, params: { vehicleId } }: Route.ActionArgs) {
  return handleRates(request, context, (saveId, isUndo) =>
    savedHref(vehicleRatesPage(vehicleId), saveId, isUndo),
  )
}

/** Edits all prices of one vehicle, with checks and the rates as visitors see them. */
export default function VehicleRates({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle, category, fleet, changes, completedSave } = loaderData
  const { vehicle: messages } = useMessages().officeRates
  const formHref = vehicleRatesPage(vehicle.id)
  if (actionData?.kind === "preview") return <Preview {...actionData} formHref={formHref} />
  const editData = actionData?.kind === "edit" ? actionData : undefined
  const priceTexts = editData?.editedVehicles.find((each) => each.vehicle.id === vehicle.id)?.priceTexts ?? {}
  const fieldErrors = editData?.fieldErrors ?? []
  return (
    <>
      <BackLink href={RATES}>{messages.back}</BackLink>
      <VehicleHead vehicle={vehicle} category={category} fleet={fleet} lastChange={changes[0]} />
      {completedSave && <SavedNotice completedSave={completedSave} formHref={formHref} />}
      {actionData && <Conflicts actionData={actionData} />}
      <ErrorList id="errors" lines={fieldErrors} announced={editData?.fieldErrors} />
      <Island
        name="vehicleRates"
        component={VehicleRatesForm}
        props={{ vehicle, priceTexts, fieldErrors, formHref }}
      />
      <ChangedBy changes={changes} />
    </>
  )
}
