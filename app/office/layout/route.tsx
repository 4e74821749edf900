import type { ReactNode } from "react"
import { type MiddlewareFunction, Outlet, redirect, useMatches } from "react-router"
import { officePortsContext, portsContext } from "#app/context.ts"
import { accountsOf, sessionContext, staffVisit } from "#app/office/office-context.ts"
import { OfficeError } from "#app/office/office-error.tsx"
import { isPollRequest, SECOND_FACTOR, SIGN_OUT, signedOutHref, signInHref } from "#app/office/paths.ts"
import { sameOriginForms } from "#app/office/same-origin-forms.ts"
import { SkipLink, SkipLinkTo } from "#app/ui/skip-link.tsx"
import type { Route } from "./+types/route"
import styles from "./layout.module.css"
import { Sidebar } from "./sidebar.tsx"

/** Requires a session, and a second factor except for the page that sets it up and for signing out. */
const requireSignIn: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url)
  const { pathname, search } = url
  const visit = { ...staffVisit(request, context), isUnattended: isPollRequest(url) }
  const session = await accountsOf(context).sessionOf(visit)
  if (!session && isFormOfEndedSession(request)) throw redirect(signedOutHref(pathname + search), 307)
  if (!session) throw redirect(signInHref(request.method === "GET" ? pathname + search : pathname))
  if (!session.member.hasSecondFactor && !OPEN_WITHOUT_SECOND_FACTOR.includes(pathname))
    throw redirect(SECOND_FACTOR)
  context.set(sessionContext, session)
  return next()
}

/** Whether a form was submitted after its session ended. Its redirect is a 307, which retains the submitted fields. */
function isFormOfEndedSession({ method, headers }: Request): boolean {
  const isForm = headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false
  const wasSignedIn = headers.get("cookie")?.includes("office.session_token=") ?? false
  return method === "POST" && isForm && wasSignedIn
}

const OPEN_WITHOUT_SECOND_FACTOR: readonly string[] = [SECOND_FACTOR, SIGN_OUT]

export const middleware = [sameOriginForms, requireSignIn]

export async function loader({ context }: Route.LoaderArgs) {
  const { name, role, editsFleet, hasSecondFactor } = context.get(sessionContext).member
  const { companyName } = context.get(portsContext).content.site
  const { enquiries, fleet } = context.get(officePortsContext)
  const newCount = await enquiries.newCount()
  return {
    companyName,
    member: { name, role, editsFleet },
    newCount,
    hasLiveCount: hasSecondFactor, // the stream of updates requires one
    hasFleet: fleet !== null,
  }
}

type LayoutData = Route.ComponentProps["loaderData"]

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PageWithSidebar data={loaderData}>
      <Outlet />
    </PageWithSidebar>
  )
}

/** An error page with the sidebar. Without a session, it has no sidebar. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  if (loaderData)
    return (
      <PageWithSidebar data={loaderData}>
        <OfficeError />
      </PageWithSidebar>
    )
  return (
    <main className={styles.main}>
      <OfficeError />
    </main>
  )
}

function PageWithSidebar({ data, children }: { data: LayoutData; children: ReactNode }) {
  return (
    <div className={styles.office}>
      <SkipLink />
      <PageSkipLinks />
      <Sidebar {...data} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}

/** The additional skip links of a page. Its loader returns them as `skipLinks`. */
function PageSkipLinks() {
  return useMatches()
    .flatMap(({ loaderData }) => (hasSkipLinks(loaderData) ? loaderData.skipLinks : []))
    .map((link) => <SkipLinkTo key={link.href} {...link} />)
}

function hasSkipLinks(loaderData: unknown): loaderData is { skipLinks: { href: string; label: string }[] } {
  return typeof loaderData === "object" && loaderData !== null && "skipLinks" in loaderData
}
