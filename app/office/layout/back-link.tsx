import type { ReactNode } from "react"

/** The link to the parent page, at the top of a page. Not printed. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="screen-only">
      <a className="text-link" href={href}>
        {children}
      </a>
    </p>
  )
}
