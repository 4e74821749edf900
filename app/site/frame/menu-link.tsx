import type { ComponentProps } from "react"
import { useLocation } from "react-router"

/** A link to a page of ours, which says when that page is the one on the screen. */
export function MenuLink({ children, ...link }: ComponentProps<"a"> & { href: string }) {
  const { pathname } = useLocation()
  return (
    <a {...link} aria-current={link.href === pathname ? "page" : undefined}>
      {children}
    </a>
  )
}
