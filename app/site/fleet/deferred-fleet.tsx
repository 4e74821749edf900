import type { Deferrable } from "#app/islands/defer.ts"
import { Island } from "#app/islands/island.tsx"
import { LatePart } from "#app/islands/late-part.tsx"
import { VehicleListSkeleton } from "#app/ui/vehicle-list.tsx"
import { FleetList, type FleetListProps, FleetTitle } from "./fleet-list.tsx"
import type { DatedFleetResult } from "./search-fleet.ts"

type DeferredFleetProps = Omit<FleetListProps, "part"> & { fleet: Deferrable<DatedFleetResult> }

/** The list, at once or when the catalogue has answered. */
export function DeferredFleet({ fleet, ...list }: DeferredFleetProps) {
  const waiting = (
    <>
      <FleetTitle {...list} />
      <VehicleListSkeleton />
    </>
  )
  return (
    <LatePart name="fleet" value={fleet} fallback={waiting}>
      {(part) => <Island name="fleetList" component={FleetList} props={{ ...list, part }} />}
    </LatePart>
  )
}
