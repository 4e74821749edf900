import { ErrorList } from "#app/forms/error-summary.tsx"
import { Island } from "#app/islands/island.tsx"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import { RateSheet } from "./rate-sheet.tsx"
import type { RejectedEdit } from "./rates-action-data.ts"

type RateFormProps = {
  vehicles: readonly PricedVehicle[]
  categories: readonly Category[]
  here: string
  rejectedEdit: RejectedEdit | undefined
}

/** The table of rates with the tools for bulk changes. It also shows vehicles with typed prices that the filter hides. */
export function RateForm({ vehicles, categories, here, rejectedEdit }: RateFormProps) {
  const edited = rejectedEdit?.edited ?? []
  const hidden = edited.filter(({ vehicle }) => !vehicles.some(({ id }) => id === vehicle.id))
  const shown = [...vehicles, ...hidden.map(({ vehicle }) => vehicle)]
  const fieldErrors = rejectedEdit?.fieldErrors ?? []
  return (
    <>
      <ErrorList id="errors" lines={fieldErrors} announced={rejectedEdit?.fieldErrors} />
      <Island
        name="rateSheet"
        component={RateSheet}
        props={{
          groups: groupsOf(shown, categories),
          priceTexts: Object.fromEntries(edited.map(({ vehicle, priceTexts }) => [vehicle.id, priceTexts])),
          tools: rejectedEdit?.tools,
          fieldErrors,
          here,
        }}
      />
    </>
  )
}

function groupsOf(vehicles: readonly PricedVehicle[], categories: readonly Category[]) {
  const groups = categories.map(({ id, name }) => ({
    id,
    name,
    vehicles: vehicles.filter(({ categoryId }) => categoryId === id).map(toSheet),
  }))
  return groups.filter((group) => group.vehicles.length > 0)
}

/** The props of the island: only the fields that it shows are sent to the browser. */
function toSheet({ id, name, version, prices }: PricedVehicle) {
  return { id, name, version, prices }
}
