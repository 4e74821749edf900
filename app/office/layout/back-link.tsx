import type { ReactNode } from "react"

/** The way back to what a page is a part of: the first thing on it, and of no use on paper. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="screen-only">
      <a className="tlink" href={href}>
        {children}
      </a>
    </p>
  )
}
