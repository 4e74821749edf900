import type { DeferredValue } from "#app/islands/defer.ts"
import { DeferredFragment } from "#app/islands/deferred-fragment.tsx"
import type { DatedVehicle } from "#app/site/fleet/dated-vehicles.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { VehicleList, VehicleListSkeleton } from "#app/ui/vehicle-list.tsx"
import styles from "./related-fleets.module.css"

type RelatedFleetsProps = { relatedVehicles: DeferredValue<readonly DatedVehicle[]> }

/** Related vehicles. Renders nothing if the list could not be read. */
export function RelatedFleets({ relatedVehicles }: RelatedFleetsProps) {
  return (
    <DeferredFragment name="related" value={relatedVehicles} fallback={<VehicleListSkeleton count={4} />}>
      {(vehicles) => vehicles.length > 0 && <Related vehicles={vehicles} />}
    </DeferredFragment>
  )
}

function Related({ vehicles }: { vehicles: readonly DatedVehicle[] }) {
  const { heading } = useMessages().vehicleFacts.related
  return (
    <section
      id="related-fleets"
      aria-labelledby="related"
      className={`${styles.related} wrap band stack screen-only`}
    >
      <h2 id="related">{heading}</h2>
      <VehicleList vehicles={vehicles} />
    </section>
  )
}
