import { createContext } from "react-router"
import { useLeftByLoader } from "#app/context.ts"
import { VehicleRoad } from "#app/ui/vehicle-road.tsx"
import type { DatedVehicle } from "./dated-vehicles.ts"

/** The vehicles of the list that a page comes with: only the server draws those. */
export const sentVehiclesContext = createContext<readonly DatedVehicle[]>([])

type SentVehiclesProps = { id: string }

/** The list as it comes. Until somebody searches, a browser has no use for the vehicles, and leaves their cells as they are. */
export function SentVehicles({ id }: SentVehiclesProps) {
  return <VehicleRoad id={id} vehicles={useLeftByLoader(sentVehiclesContext)} />
}
