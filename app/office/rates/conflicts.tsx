import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { priceFieldText } from "#domain/catalogue/price-changes.ts"
import type { StaleVehicle } from "#domain/catalogue/rates-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import type { Conflict, RatesActionData } from "./rates-action-data.ts"

/** The concurrent changes that a submission conflicts with: their authors, and the stored prices. */
export function Conflicts({ actionData }: { actionData: RatesActionData }) {
  const { conflict } = useMessages().officeRates
  if (actionData.step === "cannotUndo") {
    return (
      <Notice tone="bad">
        <h2>{conflict.undoHeading}</h2>
        <p>{conflict.undoAdvice}</p>
        <ul>
          {actionData.vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <WhoChanged vehicle={vehicle} />
            </li>
          ))}
        </ul>
      </Notice>
    )
  }
  if (actionData.step !== "edit" || actionData.conflicts.length === 0) return null
  return (
    <Notice tone="bad">
      <h2>{conflict.heading}</h2>
      <p>{conflict.advice}</p>
      <ul>
        {actionData.conflicts.map((vehicle) => (
          <li key={vehicle.id}>
            <WhoChanged vehicle={vehicle} />
            <WhatChanged differs={vehicle.differs} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function WhoChanged({ vehicle }: { vehicle: StaleVehicle }) {
  const { conflict } = useMessages().officeRates
  const { name, isGone, lastChange } = vehicle
  if (isGone) return conflict.goneUnknown
  if (!lastChange) return conflict.changed(name)
  const time = formatWallTime(wallTimeAt(lastChange.at))
  return conflict.changedBy(lastChange.by?.name ?? conflict.site, name, time)
}

function WhatChanged({ differs }: Pick<Conflict, "differs">) {
  const { conflict, fieldName, preview } = useMessages().officeRates
  if (differs.length === 0) return null
  return (
    <ul>
      {differs.map(({ field, now, seen: loadedPrice }) => (
        <li key={field}>
          {conflict.is(
            fieldName(field),
            priceFieldText(now) || preview.none,
            priceFieldText(loadedPrice) || preview.none,
          )}
        </li>
      ))}
    </ul>
  )
}
