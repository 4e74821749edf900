import { redirect } from "react-router"
import { TODAY } from "#app/office/paths.ts"

export function loader() {
  return redirect(TODAY)
}
