import type { ReactNode } from "react"
import { Procession } from "#app/ui/procession.tsx"
import { ServerDrawn } from "#app/ui/server-drawn.tsx"
import { SkipLink } from "#app/ui/skip-link.tsx"
import { PLACE_NAMES_ID, PlaceNames } from "./find-place.tsx"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { NOTICES_ID, NoticeBand } from "./notice-band.tsx"

/** What stands around every page: the way past the menus, header, the notices of the day, the page, the procession and the footer. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <ServerDrawn id={PLACE_NAMES_ID}>{import.meta.env.SSR && <PlaceNames />}</ServerDrawn>
      <ServerDrawn id="site-header">{import.meta.env.SSR && <Header />}</ServerDrawn>
      <ServerDrawn id={NOTICES_ID}>{import.meta.env.SSR && <NoticeBand />}</ServerDrawn>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ServerDrawn id="procession">{import.meta.env.SSR && <Procession />}</ServerDrawn>
      <ServerDrawn id="site-footer">{import.meta.env.SSR && <Footer />}</ServerDrawn>
    </>
  )
}
