import { readAnswers } from "#app/forms/read-answers.ts"
import type { Place } from "#domain/content/place.ts"
import type { Answers, FieldErrorCodes } from "#domain/enquiry/answers.ts"
import {
  checkRentalEnquiry,
  ENQUIRY_TABS,
  type EnquiryTab,
  type PeriodRemark,
  periodRemark,
  RENTAL_ENQUIRY_FIELDS,
  type RentalEnquiryField,
} from "#domain/enquiry/rental-enquiry.ts"
import { parseWallTime, type RentalPeriod, type WallTime } from "#domain/rental-period.ts"

export function readEnquiryAnswers(form: FormData): Answers {
  return readAnswers(form, RENTAL_ENQUIRY_FIELDS)
}

export function enquiryErrors(answers: Answers, now: WallTime): FieldErrorCodes<RentalEnquiryField> {
  const checked = checkRentalEnquiry(answers, now)
  return checked.ok ? [] : checked.fieldErrors
}

/** The answers in the query: `?tab=airport`, `?place=ella` for a journey that ends there, and the visitor's dates. */
export function presetAnswers(
  params: URLSearchParams,
  destination: Pick<Place, "name"> | undefined,
  dates: RentalPeriod | null,
): Answers {
  return {
    tab: parseTab(params.get("tab")) ?? "",
    returnLocation: destination?.name ?? "",
    ...(dates && { pickUpAt: dates.pickUpAt, returnAt: dates.returnAt }),
  }
}

/** @returns null for a text that is none of the five tabs */
export function parseTab(text: string | null | undefined): EnquiryTab | null {
  return ENQUIRY_TABS.find((tab) => tab === text) ?? null
}

/** The remark on the dates. Null: there is none, or a date is missing. */
export function remarkOnDates(answers: Answers, now: WallTime): PeriodRemark | null {
  const pickUpAt = parseWallTime(answers.pickUpAt ?? "")
  const returnAt = parseWallTime(answers.returnAt ?? "")
  return pickUpAt && returnAt ? periodRemark({ pickUpAt, returnAt, tab: parseTab(answers.tab) }, now) : null
}

const REMARKS: readonly PeriodRemark[] = ["returnNotAfterPickUp", "pickUpInThePast"]

/** The remark in the query of the page after a success. */
export function parseRemark(text: string | null): PeriodRemark | null {
  return REMARKS.find((remark) => remark === text) ?? null
}
