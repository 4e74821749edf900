import { useRouteLoaderData } from "react-router"
import type { loader } from "./frame/route.tsx"

/** The places of the guides, as the frame has them for its menu: they need not travel a second time. */
export function usePlaces() {
  const frame = useRouteLoaderData<typeof loader>("site/frame/route")
  if (!frame) throw new Error("a screen that shows places stands inside the frame")
  return frame.places
}
