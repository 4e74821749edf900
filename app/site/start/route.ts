import { type LoaderFunctionArgs, redirect } from "react-router"
import { HOME } from "#app/paths.ts"

/** `/` redirects to `/home` with its query. Source: docs/requirements.md, R2.2. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`${HOME}${new URL(request.url).search}`, 301)
}
