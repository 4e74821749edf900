import type { ReactNode } from "react"
import { Procession } from "#app/ui/procession.tsx"
import { SkipLink } from "#app/ui/skip-link.tsx"
import { CompanyNotices } from "./company-notices.tsx"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { PlaceNames } from "./place-search.tsx"
import { StoredCopyNotice } from "./stored-copy-notice.tsx"

/** The layout of every page: skip link, header, notices, the page itself, a row of drawn vehicles, and the footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PlaceNames />
      <Header />
      <CompanyNotices />
      <main id="main" tabIndex={-1}>
        <StoredCopyNotice />
        {children}
      </main>
      <Procession />
      <Footer />
    </>
  )
}
