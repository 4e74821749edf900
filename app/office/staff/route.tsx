import { data, redirect } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { DoneNotice, doneHref, doneMessageIn } from "#app/office/done-notice.tsx"
import { findAction } from "#app/office/forms/find-action.ts"
import { accountsOf, sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { INVITATION, STAFF, welcomeLink } from "#app/office/paths.ts"
import { requireFreshCode } from "#app/office/require-fresh-code.ts"
import { requireOwner } from "#app/office/require-owner.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { isStaffRole } from "#domain/staff/staff-member.ts"
import type { StaffAction, StaffChange, StaffRegister } from "#domain/staff/staff-register.ts"
import type { Route } from "./+types/route"
import { ConfirmationPage, needsConfirmation } from "./confirmation-page.tsx"
import { InviteForm } from "./invite-form.tsx"
import { OpenInvitations } from "./open-invitations.tsx"
import { StaffTable } from "./staff-table.tsx"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  requireOwner(context)
  const { office } = context.get(messagesContext)
  const members = await context.get(officePortsContext).staff.members()
  const { clock, content, settings } = context.get(portsContext)
  const invitations = await accountsOf(context).openInvitations(clock())
  const session = context.get(sessionContext)
  const newInvitation = await accountsOf(context).shownInvitation(session, clock())
  return {
    title: officeTitle(context, office.staff.heading),
    companyName: content.site.companyName,
    members,
    invitations,
    invitation: newInvitation && {
      link: welcomeLink(settings.officeUrl, newInvitation.secret),
      role: newInvitation.role,
    },
    ownId: session.member.id,
    done: doneMessageIn(request, office.staff.done),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireOwner(context)
  requireFreshCode(request, context)
  const form = await readForm(request)
  const { clock } = context.get(portsContext)
  const session = context.get(sessionContext)
  const { member } = session
  const role = textOf(form, "role")
  if (textOf(form, "act") === "invite" && isStaffRole(role)) {
    await accountsOf(context).inviteFrom(session, role, clock())
    return redirect(INVITATION, 303)
  }
  if (textOf(form, "act") === "withdraw") {
    await accountsOf(context).withdrawInvitation(textOf(form, "id"), member, clock())
    return redirect(doneHref(STAFF, "withdraw"), 303)
  }
  const act = textOf(form, "act")
  const id = textOf(form, "id")
  const change = findAction(CHANGES, act)
  if (!change) throw new Response(null, { status: 400 })
  const { staff } = context.get(officePortsContext)
  if (needsConfirmation(act) && textOf(form, "sure") !== "yes") {
    const person = (await staff.members()).find((each) => each.id === id)
    return person ? { refusal: null, confirmation: { action: act, person } } : redirect(STAFF, 303)
  }
  const outcome = await change(staff, id, { by: member, now: clock() })
  if (outcome === "lastOwner") return data({ refusal: outcome, confirmation: null }, { status: 409 })
  return redirect(outcome === "done" ? doneHref(STAFF, act) : STAFF, 303)
}

/** The actions on an account, by the value of their button. On a removed account they have no effect. */
const CHANGES: Readonly<
  Record<string, (staff: StaffRegister, id: string, action: StaffAction) => Promise<StaffChange>>
> = {
  "make-owner": (staff, id, action) => staff.setRole(id, "owner", action),
  "make-staff": (staff, id, action) => staff.setRole(id, "staff", action),
  "give-fleet": (staff, id, action) => staff.setFleetRight(id, true, action),
  "take-fleet": (staff, id, action) => staff.setFleetRight(id, false, action),
  "new-phone": (staff, id, action) => staff.resetSecondFactor(id, action),
  "sign-out": (staff, id, action) => staff.endSessions(id, action),
  remove: (staff, id, action) => staff.remove(id, action),
}

export default function Staff({
  loaderData: { companyName, members, invitations, invitation, ownId, done },
  actionData,
}: Route.ComponentProps) {
  const messages = useMessages().office.staff
  if (actionData?.confirmation) return <ConfirmationPage {...actionData.confirmation} />
  return (
    <>
      <h1>{messages.heading}</h1>
      {actionData?.refusal && <Notice tone="error">{messages.lastOwner}</Notice>}
      {!actionData && <DoneNotice done={done} />}
      <StaffTable members={members} ownId={ownId} />
      <InviteForm invitation={invitation} companyName={companyName} />
      <OpenInvitations invitations={invitations} />
    </>
  )
}
