import type { ReactNode } from "react"
import { Loading } from "#app/ui/loading.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Deferrable } from "./defer.ts"
import styles from "./island.module.css"
import { IslandScripts } from "./island.tsx"
import { usePage } from "./page-context.tsx"
import { WAIT_PARAM } from "./wait-param.ts"

type LatePartProps<T> = {
  /** The same on each page that has this part. */
  name: string
  value: Deferrable<T>
  fallback?: ReactNode
  children: (value: T) => ReactNode
}

/** Shows a value that was ready in time; otherwise 'Loading...', which `late-parts.ts` replaces by the part of the complete page. */
export function LatePart<T>({ name, value, fallback = <Loading />, children }: LatePartProps<T>) {
  if (value.ready) {
    return (
      <div className={styles.island} data-part={name}>
        {children(value.value)}
      </div>
    )
  }
  return (
    <div className={styles.island} data-part={name} data-late>
      {fallback}
      <CompletePageLink />
      <IslandScripts />
    </div>
  )
}

/** A link to the complete page, for visitors without scripts, and where the script could not reach the server. */
function CompletePageLink() {
  const { common } = useMessages()
  const { pathname, search } = usePage()
  const query = new URLSearchParams(search)
  query.set(WAIT_PARAM, "1")
  const link = (
    <p>
      {common.loadingSlow} <a href={`${pathname}?${query}`}>{common.waitForAll}</a>
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
