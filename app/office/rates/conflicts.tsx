import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { priceFieldText } from "#domain/catalogue/price-changes.ts"
import type { StaleVehicle } from "#domain/catalogue/rates-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Conflict, RatesActionData } from "./rates-action-data.ts"

/** Lists the concurrent changes with which a submission conflicts, with their authors and the stored prices. */
export function Conflicts({ actionData }: { actionData: RatesActionData }) {
  const { conflict } = useMessages().officeRates
  if (actionData.kind === "cannotUndo") {
    return (
      <Notice tone="error">
        <h2>{conflict.undoHeading}</h2>
        <p>{conflict.undoAdvice}</p>
        <ul>
          {actionData.vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <LastChangeText vehicle={vehicle} />
            </li>
          ))}
        </ul>
      </Notice>
    )
  }
  if (actionData.kind !== "edit" || actionData.conflicts.length === 0) return null
  return (
    <Notice tone="error">
      <h2>{conflict.heading}</h2>
      <p>{conflict.advice}</p>
      <ul>
        {actionData.conflicts.map((vehicle) => (
          <li key={vehicle.id}>
            <LastChangeText vehicle={vehicle} />
            <ChangedPrices differences={vehicle.differences} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function LastChangeText({ vehicle }: { vehicle: StaleVehicle }) {
  const { conflict } = useMessages().officeRates
  const { name, isGone, lastChange } = vehicle
  if (isGone) return conflict.vehicleGone
  if (!lastChange) return conflict.changed(name)
  const time = formatWallTime(wallTimeAt(lastChange.at))
  return conflict.changedBy(lastChange.by?.name ?? conflict.siteAsAuthor, name, time)
}

function ChangedPrices({ differences }: Pick<Conflict, "differences">) {
  const { conflict, fieldName, preview } = useMessages().officeRates
  if (differences.length === 0) return null
  return (
    <ul>
      {differences.map(({ field, storedPrice, loadedPrice }) => (
        <li key={field}>
          {conflict.changedPrice(
            fieldName(field),
            priceFieldText(storedPrice) || preview.none,
            priceFieldText(loadedPrice) || preview.none,
          )}
        </li>
      ))}
    </ul>
  )
}
