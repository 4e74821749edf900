import { createContext, type ReactNode, useContext } from "react"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { Terms } from "#domain/pricing/terms.ts"
import type { HirePrice } from "./reservation.ts"

/** The hire that the visitor is putting together, as every part of the screen sees it. */
export type HireContextValue = HirePrice & {
  vehicle: Vehicle
  terms: Terms
  /** Whom a reservation may name as contacted. */
  agents: readonly string[]
  /** What stands in the form now. */
  typed: Answers
  /** The whole address of this page with the hire in it, to be shared. */
  address: string
}

const HireContext = createContext<HireContextValue | null>(null)

export function HireProvider({ value, children }: { value: HireContextValue; children: ReactNode }) {
  return <HireContext value={value}>{children}</HireContext>
}

export function useHire(): HireContextValue {
  const hire = useContext(HireContext)
  if (!hire) throw new Error("a part of the vehicle screen needs a HireProvider around it")
  return hire
}
