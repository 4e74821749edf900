import type { ReactNode } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Procession } from "#app/ui/procession.tsx"
import { PlaceNames } from "./find-place.tsx"
import { Footer } from "./footer.tsx"
import styles from "./frame.module.css"
import { Header } from "./header.tsx"
import type { MenuCategory, MenuPlace } from "./menu-data.ts"

export type FrameProps = {
  siteUrl: string
  year: number
  places: readonly MenuPlace[]
  categories: readonly MenuCategory[]
  children: ReactNode
}

/** What stands around every page: the way past the menus, header, the page, the procession and the footer. */
export function Frame({ siteUrl, year, places, categories, children }: FrameProps) {
  const { skipToMain } = useMessages().common
  return (
    <>
      <a className={styles.skip} href="#main">
        {skipToMain}
      </a>
      <PlaceNames places={places} />
      <Header siteUrl={siteUrl} places={places} categories={categories} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Procession />
      <Footer siteUrl={siteUrl} year={year} />
    </>
  )
}
