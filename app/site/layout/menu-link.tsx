import type { ComponentProps } from "react"

type MenuLinkProps = ComponentProps<"a"> & { href: string; currentPath: string | null }

/** A link of a menu, marked where it leads to the current page. */
export function MenuLink({ currentPath, children, ...link }: MenuLinkProps) {
  return (
    <a {...link} aria-current={link.href === currentPath ? "page" : undefined}>
      {children}
    </a>
  )
}
