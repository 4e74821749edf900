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
    sentParams: remarkParams,
  })
}

/** A remark stands in the address after a success: without scripts that is the first time it can be made. */
function remarkParams(enquiry: HireEnquiry, now: WallTime): Record<string, string> {
  const remark = periodRemark(enquiry, now)
  return remark ? { remark } : {}
}
