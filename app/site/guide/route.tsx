import { useLeftByLoader } from "#app/context.ts"
import type { Route } from "./+types/route"
import { GeneralScreen } from "./general-screen.tsx"
import { GuideScreen } from "./guide-screen.tsx"
import { loadGuide } from "./load-guide.ts"
import { shownGuideContext } from "./shown-guide.ts"

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadGuide(request, context, params.page)
}

export default function GuideRoute() {
  const left = useLeftByLoader(shownGuideContext)
  if (!left) return null
  return left.kind === "place" ? <GuideScreen {...left.shown} /> : <GeneralScreen page={left.shown} />
}
