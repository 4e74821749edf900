import { formHeaders } from "#app/forms/show-form.ts"
import type { ScreenHandle } from "#app/site/screen-handle.ts"
import type { Route } from "./+types/route"
import { FORM_ID } from "./enquiry-panel.tsx"
import { HomeScreen } from "./home-screen.tsx"
import { loadHome } from "./load-home.ts"
import { receiveEnquiry } from "./receive-enquiry.ts"

export const handle = { hydrate: "home", form: FORM_ID } satisfies ScreenHandle
export const headers = formHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  return loadHome(request, context)
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEnquiry(request, context)
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} />
}
