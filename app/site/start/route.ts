import { type LoaderFunctionArgs, redirect } from "react-router"

/** `/` is `/home`; a search or an address's marks go along. Source: specification, section 2. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/home${new URL(request.url).search}`, 301)
}
