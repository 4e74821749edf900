import { redirect } from "react-router"
import { TODAY } from "#app/office/paths.ts"

/** The root of the office has no page of its own. */
export function loader() {
  return redirect(TODAY)
}
