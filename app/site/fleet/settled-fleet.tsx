import type { Settled } from "#app/site/settle.ts"
import { WhenSettled } from "#app/site/when-settled.tsx"
import { VehicleRoadGhost } from "#app/ui/vehicle-road.tsx"
import { FleetList, type FleetListProps, FleetTitle } from "./fleet-list.tsx"
import type { ShownPart } from "./fleet-part.ts"

type SettledFleetProps = Omit<FleetListProps, "part"> & { fleet: Settled<ShownPart> }

/** The list, at once or when the catalogue has answered. */
export function SettledFleet({ fleet, ...list }: SettledFleetProps) {
  const waiting = (
    <>
      <FleetTitle {...list} />
      <VehicleRoadGhost />
    </>
  )
  return (
    <WhenSettled answer={fleet} fallback={waiting}>
      {(part) => <FleetList {...list} part={part} />}
    </WhenSettled>
  )
}
