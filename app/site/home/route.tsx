import { handleForm } from "#app/forms/handle-form.ts"
import { formHeaders } from "#app/forms/load-form.ts"
import { pageMeta } from "#app/site/page-head.ts"
import { checkRentalEnquiry, periodRemark, type RentalEnquiry } from "#domain/enquiry/rental-enquiry.ts"
import type { WallTime } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { readEnquiryAnswers } from "./enquiry-answers.ts"
import { HomePage } from "./home-page.tsx"
import { loadHome } from "./load-home.ts"

export const meta = pageMeta
export const headers = formHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  return loadHome(request, context)
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm<RentalEnquiry>({
    request,
    context,
    read: readEnquiryAnswers,
    check: checkRentalEnquiry,
    sentParams,
  })
}

/**
 * The submitted tab, which is chosen again after the redirect, and the remark on the dates. Without scripts, a visitor sees the
 * remark only after the submission.
 */
function sentParams(enquiry: RentalEnquiry, now: WallTime): Record<string, string> {
  const remark = periodRemark(enquiry, now)
  return { ...(enquiry.tab && { tab: enquiry.tab }), ...(remark && { remark }) }
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
