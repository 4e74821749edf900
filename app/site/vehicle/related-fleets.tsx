import { createContext } from "react-router"
import { useLeftByLoader } from "#app/context.ts"
import type { DatedVehicle } from "#app/site/fleet/dated-vehicles.ts"
import type { Settled } from "#app/site/settle.ts"
import { WhenSettled } from "#app/site/when-settled.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ServerDrawn } from "#app/ui/server-drawn.tsx"
import { VehicleRoad, VehicleRoadGhost } from "#app/ui/vehicle-road.tsx"
import styles from "./related-fleets.module.css"

/** Where the loader leaves them: only the server draws them. */
export const relatedContext = /* @__PURE__ */ createContext<readonly DatedVehicle[]>([])

/** Other vehicles on the same road. Where the list could not be read there are none, and nothing is said. */
export function RelatedFleets({ related }: { related: Settled<void> }) {
  return (
    <WhenSettled answer={related} fallback={import.meta.env.SSR && <VehicleRoadGhost count={4} />}>
      {() => <ServerDrawn id="related-fleets">{import.meta.env.SSR && <Related />}</ServerDrawn>}
    </WhenSettled>
  )
}

function Related() {
  const { heading } = useMessages().vehicleFacts.related
  const vehicles = useLeftByLoader(relatedContext)
  if (vehicles.length === 0) return null
  return (
    <section
      id="related-fleets"
      aria-labelledby="related"
      className={`${styles.related} wrap band stack screen-only later`}
    >
      <h2 id="related">{heading}</h2>
      <VehicleRoad vehicles={vehicles} />
    </section>
  )
}
