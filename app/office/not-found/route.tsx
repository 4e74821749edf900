/** The layout asks for a sign-in first, so a 404 does not reveal to strangers which pages exist. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

/** Never rendered. Without a component, the route would be a resource route, and its 404 would have no error page. */
export default function NotFound() {
  return null
}
