import { type ReactNode, Suspense } from "react"
import { Await, useLocation } from "react-router"
import { Loading } from "#app/ui/loading.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Settled } from "./settle.ts"

type WhenSettledProps<T> = { answer: Settled<T>; fallback?: ReactNode; children: (value: T) => ReactNode }

/** Shows an answer at once when it came in time; otherwise 'Loading...' until it does. */
export function WhenSettled<T>({ answer, fallback = <Loading />, children }: WhenSettledProps<T>) {
  if (answer.ready) return children(answer.value)
  return (
    <Suspense
      fallback={
        <>
          {fallback}
          <WithoutScripts />
        </>
      }
    >
      <Await resolve={answer.promise}>{children}</Await>
    </Suspense>
  )
}

/** Without scripts nothing replaces the fallback: the same page, asked to wait for everything, does. */
function WithoutScripts() {
  const { common } = useMessages()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set("wait", "1")
  return (
    <noscript>
      <p>
        {common.loadingSlow} <a href={`${pathname}?${query}`}>{common.waitForAll}</a>
      </p>
    </noscript>
  )
}
