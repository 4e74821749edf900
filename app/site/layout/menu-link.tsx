import type { ComponentProps } from "react"

type MenuLinkProps = ComponentProps<"a"> & { href: string; here: string | null }

/** A link to a page of ours, which says when that page is the one on the screen: `here`. */
export function MenuLink({ here, children, ...link }: MenuLinkProps) {
  return (
    <a {...link} aria-current={link.href === here ? "page" : undefined}>
      {children}
    </a>
  )
}
