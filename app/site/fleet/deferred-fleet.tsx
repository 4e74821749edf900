import type { DeferredValue } from "#app/islands/defer.ts"
import { DeferredFragment } from "#app/islands/deferred-fragment.tsx"
import { Island } from "#app/islands/island.tsx"
import { VehicleListSkeleton } from "#app/ui/vehicle-list.tsx"
import { FleetList, type FleetListProps, FleetTitle } from "./fleet-list.tsx"
import type { PricedFleetResult } from "./search-fleet.ts"

type DeferredFleetProps = Omit<FleetListProps, "result"> & { fleet: DeferredValue<PricedFleetResult> }

/** The list, or a skeleton until the catalogue has answered. */
export function DeferredFleet({ fleet, ...listProps }: DeferredFleetProps) {
  const skeleton = (
    <>
      <FleetTitle {...listProps} />
      <VehicleListSkeleton />
    </>
  )
  return (
    <DeferredFragment name="fleet" value={fleet} fallback={skeleton}>
      {(result) => <Island name="fleetList" component={FleetList} props={{ ...listProps, result }} />}
    </DeferredFragment>
  )
}
