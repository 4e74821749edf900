import { Island } from "#app/islands/island.tsx"
import { LatePart } from "#app/islands/late-part.tsx"
import type { Settled } from "#app/islands/settle.ts"
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
    <LatePart name="fleet" answer={fleet} fallback={waiting}>
      {(part) => <Island name="fleetList" component={FleetList} props={{ ...list, part }} />}
    </LatePart>
  )
}
