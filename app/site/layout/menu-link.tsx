import type { ComponentProps } from "react"
import { SiteLink } from "./site-link.tsx"

type MenuLinkProps = ComponentProps<"a"> & { href: string; currentPath: string | null }

/** A link of a menu, with the visitor's dates. It is marked if it leads to the current page. */
export function MenuLink({ currentPath, ...link }: MenuLinkProps) {
  return <SiteLink {...link} aria-current={link.href === currentPath ? "page" : undefined} />
}
