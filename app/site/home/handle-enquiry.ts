import type { RouterContextProvider } from "react-router"
import { handleForm } from "#app/forms/handle-form.ts"
import { checkRentalEnquiry, periodRemark, type RentalEnquiry } from "#domain/enquiry/rental-enquiry.ts"
import type { WallTime } from "#domain/rental-period.ts"
import { readEnquiry } from "./enquiry-answers.ts"

export function handleEnquiry(request: Request, context: Readonly<RouterContextProvider>) {
  return handleForm<RentalEnquiry>({
    request,
    context,
    read: readEnquiry,
    check: checkRentalEnquiry,
    sentParams,
  })
}

/** The page shows the submitted tab again. Its query carries a remark, which without scripts can be shown here for the first time. */
function sentParams(enquiry: RentalEnquiry, now: WallTime): Record<string, string> {
  const remark = periodRemark(enquiry, now)
  return { ...(enquiry.tab && { tab: enquiry.tab }), ...(remark && { remark }) }
}
