import { createContext, type ReactNode, useContext } from "react"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { Terms } from "#domain/pricing/terms.ts"
import type { RentalPrice } from "./reservation.ts"

/** The hire that the visitor is putting together, as every part of the screen sees it. */
export type RentalContextValue = RentalPrice & {
  vehicle: Vehicle
  terms: Terms
  /** Whom a reservation may name as contacted. */
  agents: readonly string[]
  /** What stands in the form now. */
  typed: Answers
  /** The whole address of this page with the hire in it, to be shared. */
  address: string
}

const RentalContext = createContext<RentalContextValue | null>(null)

export function RentalProvider({ value, children }: { value: RentalContextValue; children: ReactNode }) {
  return <RentalContext value={value}>{children}</RentalContext>
}

export function useRental(): RentalContextValue {
  const rental = useContext(RentalContext)
  if (!rental) throw new Error("a part of the vehicle screen needs a HireProvider around it")
  return rental
}
