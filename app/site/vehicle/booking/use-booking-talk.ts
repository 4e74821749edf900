import type { TalkLinks } from "#app/forms/form-outcome.tsx"
import { useTalkLinks } from "#app/site/talk-links.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { useRental } from "./rental-context.tsx"

/** Other ways to book this vehicle, where the form could not be sent. */
export function useBookingTalk(): TalkLinks {
  const { vehicle, address } = useRental()
  const { rateRequest } = useMessages().vehicle
  return useTalkLinks(rateRequest.about(vehicle.name, address))
}
