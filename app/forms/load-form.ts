import type { HeadersArgs } from "react-router"
import { type Context, type Ports, portsContext } from "#app/context.ts"
import { visitorPagePath } from "#app/paths.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import { formResultContext } from "./form-result.ts"
import type { Outcome, VisitorForm } from "./form-state.ts"

/**
 * The state of a form when its page is loaded: the result of this request's action, otherwise a new form, with a success message where
 * the query has the reference of a delivered enquiry.
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
  return { token: ports.formGuard.issue(), answers: presets, errors: [], outcome }
}

/** The page's title, prefixed where its form has errors. Source: https://design-system.service.gov.uk/components/error-summary/ */
export function titleWithErrors(title: string, form: VisitorForm, errorPrefix: string): string {
  return form.errors.length > 0 ? `${errorPrefix}${title}` : title
}

/** The `headers` of a route with a form. Its page must not be cached, because each rendering has its own token. */
export function formHeaders({ actionHeaders }: Pick<HeadersArgs, "actionHeaders">): Headers {
  const headers = new Headers(actionHeaders)
  headers.set("Cache-Control", "private, no-cache")
  return headers
}

async function sentOutcome(request: Request, ports: Ports): Promise<Outcome | null> {
  const reference = parseReference(new URL(request.url).searchParams.get("sent") ?? "")
  if (!reference || (await ports.intake.stateOf(reference)) !== "delivered") return null
  return { state: "sent", reference, page: await pageAfterSending(request, reference, ports) }
}

/** The query parameter with the key of the form that was sent. The key is random, and known only to the browser that sent
 * it: docs/decisions/0055-stored-quote-after-booking.md. */
export const RECEIPT = "receipt"

async function pageAfterSending(
  request: Request,
  reference: string,
  { visitorPages, clock }: Ports,
): Promise<string | null> {
  const receipt = new URL(request.url).searchParams.get(RECEIPT)
  const link = receipt
    ? await visitorPages.linkAfterSending({ reference, formKey: receipt, now: clock() })
    : null
  return link && visitorPagePath(link)
}
