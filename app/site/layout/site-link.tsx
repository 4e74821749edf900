import type { ComponentProps } from "react"
import { usePathWithDates } from "./layout-data.ts"

/** A link to another page of the site, with the visitor's dates. Works only on the server. */
export function SiteLink({ href, ...link }: ComponentProps<"a"> & { href: string }) {
  return <a {...link} href={usePathWithDates()(href)} />
}
