import type { HeadersArgs } from "react-router"
import { type Context, type Ports, portsContext } from "#app/context.ts"
import { visitorPagePath } from "#app/paths.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import { formResultContext } from "./form-result.ts"
import type { Outcome, VisitorForm } from "./form-state.ts"
import { RECEIPT_PARAM } from "./receipt.ts"

/**
 * The state of a form when its page is loaded: the result of this request's action, otherwise a new form. A new form has a
 * success message if the query has the reference of a delivered enquiry. `presets` are the answers of a new form.
 */
export async function loadForm(
  request: Request,
  context: Context,
  presets: Answers = {},
): Promise<VisitorForm> {
  const result = context.get(formResultContext)
  if (result) return result
  const ports = context.get(portsContext)
  const outcome = await sentOutcome(request, ports)
  const { offersCopy } = ports.settings
  return { token: ports.formGuard.issue(), offersCopy, answers: presets, errors: [], outcome }
}

/**
 * The page's title, with a prefix if its form has errors. Source: https://design-system.service.gov.uk/components/error-summary/
 */
export function titleWithErrors(title: string, form: VisitorForm, errorPrefix: string): string {
  return form.errors.length > 0 ? `${errorPrefix}${title}` : title
}

/** The `headers` of a route with a form. Its page must not be cached, because each rendering has its own token. */
export function formHeaders({ actionHeaders }: Pick<HeadersArgs, "actionHeaders">): Headers {
  const headers = new Headers(actionHeaders)
  headers.set("Cache-Control", "private, no-cache")
  return headers
}

async function sentOutcome(
  request: Request,
  { intake, visitorPages, clock }: Ports,
): Promise<Outcome | null> {
  const { searchParams } = new URL(request.url)
  const reference = parseReference(searchParams.get("sent") ?? "")
  if (!reference || (await intake.stateOf(reference)) !== "delivered") return null
  const receipt = searchParams.get(RECEIPT_PARAM)
  if (receipt === null) return { state: "sent", reference, submittedEmail: null, pagePath: null }
  const [submittedEmail, link] = await Promise.all([
    intake.submittedEmail(reference, receipt),
    visitorPages.linkAfterSending({ reference, formKey: receipt, now: clock() }),
  ])
  return { state: "sent", reference, submittedEmail, pagePath: link && visitorPagePath(link) }
}
