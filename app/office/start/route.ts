import { redirect } from "react-router"
import { OFFICE_HOME } from "#app/office/paths.ts"

export function loader() {
  return redirect(OFFICE_HOME)
}
