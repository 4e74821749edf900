import { ErrorList } from "#app/forms/error-summary.tsx"
import { Island } from "#app/islands/island.tsx"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import { FleetRatesForm } from "./fleet-rates-form.tsx"
import type { EditData } from "./rates-action-data.ts"

type RateFormProps = {
  vehicles: readonly PricedVehicle[]
  categories: readonly Category[]
  formHref: string
  editData: EditData | undefined
}

/** The table of rates with the tools for bulk changes. It also shows vehicles with typed prices that the filter hides. */
export function RateForm({ vehicles, categories, formHref, editData }: RateFormProps) {
  const editedVehicles = editData?.editedVehicles ?? []
  const hiddenVehicles = editedVehicles.filter(({ vehicle }) => !vehicles.some(({ id }) => id === vehicle.id))
  const shownVehicles = [...vehicles, ...hiddenVehicles.map(({ vehicle }) => vehicle)]
  const fieldErrors = editData?.fieldErrors ?? []
  return (
    <>
      <ErrorList id="errors" lines={fieldErrors} announced={editData?.fieldErrors} />
      <Island
        name="fleetRatesForm"
        component={FleetRatesForm}
        props={{
          groups: groupByCategory(shownVehicles, categories),
          priceTexts: Object.fromEntries(
            editedVehicles.map(({ vehicle, priceTexts }) => [vehicle.id, priceTexts]),
          ),
          tools: editData?.tools,
          fieldErrors,
          formHref,
        }}
      />
    </>
  )
}

function groupByCategory(vehicles: readonly PricedVehicle[], categories: readonly Category[]) {
  const groups = categories.map(({ id, name }) => ({
    id,
    name,
    vehicles: vehicles.filter(({ categoryId }) => categoryId === id).map(toGridVehicle),
  }))
  return groups.filter((group) => group.vehicles.length > 0)
}

/** Selects the fields of a vehicle that the island shows, so that no others are sent to the browser. */
function toGridVehicle({ id, name, version, prices }: PricedVehicle) {
  return { id, name, version, prices }
}
