/** Only for those who are signed in: a stranger is not told which pages there are. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

/** Never drawn: it makes the answer a page, which the frame's boundary fills. */
export default function NotFound() {
  return null
}
