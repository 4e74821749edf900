import type { ReactNode } from "react"
import { Procession } from "#app/ui/procession.tsx"
import { SkipLink } from "#app/ui/skip-link.tsx"
import { PlaceNames } from "./find-place.tsx"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { NoticeBand } from "./notice-band.tsx"

/** What every page has around it: skip link, header, notices of the day, procession and footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PlaceNames />
      <Header />
      <NoticeBand />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Procession />
      <Footer />
    </>
  )
}
