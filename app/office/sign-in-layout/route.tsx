import { Outlet } from "react-router"
import { portsContext } from "#app/context.ts"
import { OfficeError } from "#app/office/office-error.tsx"
import { sameOriginForms } from "#app/office/same-origin-forms.ts"
import { BrandMark } from "#app/ui/brand-mark.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { SkipLink } from "#app/ui/skip-link.tsx"
import type { Route } from "./+types/route"
import styles from "./sign-in-layout.module.css"

export const middleware = [sameOriginForms]

export function loader({ context }: Route.LoaderArgs) {
  return { companyName: context.get(portsContext).content.site.companyName }
}

/** The layout of the pages before sign-in: one narrow column below the company's logo. */
export default function SignInLayout({ loaderData }: Route.ComponentProps) {
  const { office } = useMessages()
  return (
    <>
      <SkipLink />
      <header className={`${styles.head} dark-block`}>
        <BrandMark className={styles.mark} />
        <p className={styles.brand}>
          {loaderData.companyName} <small>{office.name}</small>
        </p>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  )
}

export function ErrorBoundary() {
  return (
    <main className={styles.main}>
      <OfficeError />
    </main>
  )
}
