import type { ReactNode } from "react"
import { type MiddlewareFunction, Outlet, redirect } from "react-router"
import { officePortsContext, portsContext } from "#app/context.ts"
import { accountsOf, sessionContext, staffVisit } from "#app/office/office-context.ts"
import { OfficeError } from "#app/office/office-error.tsx"
import { isPollRequest, SECOND_FACTOR, SIGN_OUT, signedOutFor, signInFor } from "#app/office/paths.ts"
import { sameOriginForms } from "#app/office/same-origin-forms.ts"
import { SkipLink } from "#app/ui/skip-link.tsx"
import type { Route } from "./+types/route"
import styles from "./layout.module.css"
import { Sidebar } from "./sidebar.tsx"

/** Nobody passes without a session, and nobody gets further than their second factor without having one. */
const signedInOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const address = new URL(request.url)
  const { pathname, search } = address
  const visit = { ...staffVisit(request, context), isUnattended: isPollRequest(address) }
  const session = await accountsOf(context).sessionOf(visit)
  if (!session && isLateForm(request)) throw redirect(signedOutFor(pathname + search), 307)
  if (!session) throw redirect(signInFor(request.method === "GET" ? pathname + search : pathname))
  if (!session.member.hasSecondFactor && !OPEN_WITHOUT_SECOND_FACTOR.includes(pathname))
    throw redirect(SECOND_FACTOR)
  context.set(sessionContext, session)
  return next()
}

/** Pressed in a browser that was signed in: a redirect of this kind takes along what was typed. */
function isLateForm({ method, headers }: Request): boolean {
  const isForm = headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false
  const wasSignedIn = headers.get("cookie")?.includes("office.session_token=") ?? false
  return method === "POST" && isForm && wasSignedIn
}

const OPEN_WITHOUT_SECOND_FACTOR: readonly string[] = [SECOND_FACTOR, SIGN_OUT]

export const middleware = [sameOriginForms, signedInOnly]

export async function loader({ context }: Route.LoaderArgs) {
  const { name, role } = context.get(sessionContext).member
  const { companyName } = context.get(portsContext).content.site
  const { enquiries, fleet } = context.get(officePortsContext)
  const newCount = await enquiries.newCount()
  return { companyName, member: { name, role }, newCount, hasFleet: fleet !== null }
}

type LayoutData = Route.ComponentProps["loaderData"]

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <LaidOut data={loaderData}>
      <Outlet />
    </LaidOut>
  )
}

/** A page of the office that fails leaves the menu where it is; without a session there is none. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  if (loaderData)
    return (
      <LaidOut data={loaderData}>
        <OfficeError />
      </LaidOut>
    )
  return (
    <main className={styles.main}>
      <OfficeError />
    </main>
  )
}

function LaidOut({ data, children }: { data: LayoutData; children: ReactNode }) {
  return (
    <div className={styles.office}>
      <SkipLink />
      <Sidebar {...data} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
