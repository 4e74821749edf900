import { formHeaders } from "#app/forms/load-form.ts"
import { DeferredFragment } from "#app/islands/deferred-fragment.tsx"
import { UnusableDates } from "#app/site/layout/unusable-dates.tsx"
import { pageMeta } from "#app/site/page-head.ts"
import type { Route } from "./+types/route"
import { handleBooking } from "./booking/handle-booking.ts"
import { loadVehiclePage } from "./load-vehicle-page.ts"
import { UnavailableVehiclePage } from "./unavailable-vehicle-page.tsx"
import { VehiclePage } from "./vehicle-page.tsx"

export const meta = pageMeta
export const headers = formHeaders

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadVehiclePage({ request, context, vehicleId: params.slug })
}

export function action({ request, params, context }: Route.ActionArgs) {
  return handleBooking({ request, context }, params.slug)
}

export default function VehicleRoute({ loaderData }: Route.ComponentProps) {
  const { pageData, relatedVehicles, agents, submittedForm, retired, costs, plan } = loaderData
  return (
    <>
      <UnusableDates />
      <DeferredFragment name="vehicle" value={pageData}>
        {(result) =>
          result.ok ? (
            <VehiclePage
              pageData={result.value}
              relatedVehicles={relatedVehicles}
              agents={agents}
              costs={costs}
              plan={plan}
            />
          ) : (
            <UnavailableVehiclePage reason={result.reason} submittedForm={submittedForm} retired={retired} />
          )
        }
      </DeferredFragment>
    </>
  )
}
