import type { ReactNode } from "react"
import { Loading } from "#app/ui/loading.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { DeferredValue } from "./defer.ts"
import styles from "./island.module.css"
import { IslandScripts } from "./island.tsx"
import { usePage } from "./page-context.tsx"
import { WAIT_PARAM } from "./wait-param.ts"

type DeferredFragmentProps<T> = {
  /** The name by which the script finds this fragment in the complete page. */
  name: string
  value: DeferredValue<T>
  fallback?: ReactNode
  children: (value: T) => ReactNode
}

/**
 * Renders a value that was ready in time. Otherwise renders 'Loading...', which `load-deferred-fragments.ts` replaces with the
 * fragment of the complete page.
 */
export function DeferredFragment<T>({
  name,
  value,
  fallback = <Loading />,
  children,
}: DeferredFragmentProps<T>) {
  if (value.ready) {
    return (
      <div className={styles.island} data-fragment={name}>
        {children(value.value)}
      </div>
    )
  }
  return (
    <div className={styles.island} data-fragment={name} data-late>
      {fallback}
      <CompletePageLink />
      <IslandScripts />
    </div>
  )
}

/** A link to the complete page, for visitors without scripts, and for a script that could not reach the server. */
function CompletePageLink() {
  const { common } = useMessages()
  const { pathname, search } = usePage()
  const query = new URLSearchParams(search)
  query.set(WAIT_PARAM, "1")
  const link = (
    <p>
      {common.loadingSlow} <a href={`${pathname}?${query}`}>{common.loadFullPage}</a>
    </p>
  )
  return (
    <>
      <noscript>{link}</noscript>
      <div data-late-failed hidden>
        {link}
      </div>
    </>
  )
}
