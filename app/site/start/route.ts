import { type LoaderFunctionArgs, redirect } from "react-router"

/** `/` redirects to `/home` with its query. Source: docs/requirements.md, R2.2. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/home${new URL(request.url).search}`, 301)
}
