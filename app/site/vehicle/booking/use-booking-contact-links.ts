import type { ContactLinks } from "#app/forms/form-outcome.tsx"
import { useContactLinks } from "#app/site/contact-links.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { useRental } from "./rental-context.tsx"

/** Contact links to book this vehicle, for a form that could not be sent. */
export function useBookingContactLinks(): ContactLinks {
  const { vehicle, sharedUrl } = useRental()
  const { rateRequest } = useMessages().vehicle
  return useContactLinks(rateRequest.about(vehicle.name, sharedUrl))
}
