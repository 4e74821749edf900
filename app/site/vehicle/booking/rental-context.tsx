import { createContext, type ReactNode, useContext } from "react"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { Terms } from "#domain/pricing/terms.ts"
import type { Alternative } from "../availability/load-availability.ts"
import type { NotInTotalRow } from "../price/not-in-total-rows.ts"
import type { RentalPrice } from "./booking-answers.ts"

/** The rental that the visitor is entering, for all components of the page that depend on it. */
export type RentalContextValue = RentalPrice & {
  vehicle: Vehicle
  terms: Terms
  notInTotal: readonly NotInTotalRow[]
  /** The offices of the company that a visitor can name as the contacted agent. */
  agents: readonly string[]
  /** The current answers of the form. */
  answers: Answers
  /** The absolute URL of this page with the rental in its query, for sharing. */
  sharedUrl: string
  /** The vehicles to suggest instead of one that is already booked in the period. Null: the page shows nothing about it. */
  alternatives: Alternative[] | null
}

const RentalContext = createContext<RentalContextValue | null>(null)

export function RentalProvider({ value, children }: { value: RentalContextValue; children: ReactNode }) {
  return <RentalContext value={value}>{children}</RentalContext>
}

export function useRental(): RentalContextValue {
  const rental = useContext(RentalContext)
  if (!rental) throw new Error("useRental needs a RentalProvider")
  return rental
}
