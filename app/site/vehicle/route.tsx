import { formHeaders } from "#app/forms/show-form.ts"
import type { ScreenHandle } from "#app/site/screen-handle.ts"
import { WhenSettled } from "#app/site/when-settled.tsx"
import { ServerDrawn } from "#app/ui/server-drawn.tsx"
import type { Route } from "./+types/route"
import { loadPage } from "./load-page.ts"
import { receiveReservation } from "./receive-reservation.ts"
import { FORM_ID } from "./reservation-form.tsx"
import { Unavailable } from "./unavailable.tsx"
import { VehicleScreen } from "./vehicle-screen.tsx"

export const handle = { hydrate: "vehicle", form: FORM_ID } satisfies ScreenHandle
export const headers = formHeaders

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadPage({ request, context, vehicleId: params.slug })
}

export function action({ request, params, context }: Route.ActionArgs) {
  return receiveReservation({ request, context }, params.slug)
}

export default function VehicleRoute({ loaderData }: Route.ComponentProps) {
  const { screen, related, rules, agents, kept, retired } = loaderData
  return (
    <WhenSettled answer={screen}>
      {(answer) =>
        answer.ok ? (
          <VehicleScreen screen={answer.value} related={related} rules={rules} agents={agents} />
        ) : (
          <ServerDrawn id="unavailable">
            {import.meta.env.SSR && <Unavailable reason={answer.reason} kept={kept} retired={retired} />}
          </ServerDrawn>
        )
      }
    </WhenSettled>
  )
}
