import type { RouterContextProvider } from "react-router"
import { receiveForm } from "#app/forms/receive-form.ts"
import { checkHireEnquiry, type HireEnquiry, periodRemark } from "#domain/enquiry/hire-enquiry.ts"
import type { WallTime } from "#domain/rental-period.ts"
import { readEnquiry } from "./enquiry-answers.ts"

export function receiveEnquiry(request: Request, context: Readonly<RouterContextProvider>) {
  return receiveForm<HireEnquiry>({
    request,
    context,
    read: readEnquiry,
    check: checkHireEnquiry,
    sentParams,
  })
}

/** The page comes back on the tab that was sent. A remark stands in its address: without scripts that is the first time it can be made. */
function sentParams(enquiry: HireEnquiry, now: WallTime): Record<string, string> {
  const remark = periodRemark(enquiry, now)
  return { ...(enquiry.tab && { tab: enquiry.tab }), ...(remark && { remark }) }
}
