import { formatWallDate, type WallTime } from "#domain/rental-period.ts"
import { FIELDS_OF } from "../fields.ts"
import {
  type EnquiryTab,
  type PeriodRemark,
  periodRemark,
  type RentalEnquiry,
  type TripDirection,
  type VehicleType,
} from "../rental-enquiry.ts"
import type { ContentsOfKind, DetailRow } from "./contents.ts"
import { contactRows, detailRow, fieldRows, rentalRows } from "./detail-rows.ts"

/** The contents of an email about an enquiry of the home page. `receivedAt` is Sri Lankan wall-clock time. */
export function rentalEnquiryContents(enquiry: RentalEnquiry, receivedAt: WallTime): ContentsOfKind {
  const service = TAB_TITLES[enquiry.tab ?? "self_drive"]
  const remark = periodRemark(enquiry, receivedAt)
  return {
    subject: `New Enquiry (${service}, ${enquiry.vehicleType}, ${formatWallDate(enquiry.pickUpAt)})`,
    title: `New enquiry: ${service}`,
    remarks: remark ? [REMARKS[remark]] : [],
    sections: [
      {
        about: "rental",
        title: "The hire",
        rows: [...serviceRows(enquiry, service), ...rentalRows(enquiry), ...fieldRows(enquiry, "rental")],
      },
      {
        about: "person",
        title: "The person",
        rows: [...contactRows(enquiry), ...fieldRows(enquiry, "person")],
      },
    ],
    price: null,
    message: null,
  }
}

/** The services as the site's tabs name them. Source: docs/requirements.md, R8.1. */
export const TAB_TITLES: Record<EnquiryTab, string> = {
  self_drive: "SELF DRIVE",
  with_drive: "WITH DRIVER",
  airport: "AIRPORT TRANSFER",
  wedding_events: "WEDDING & EVENTS",
  limousine: "LIMOUSINE SERVICES",
}

/** The label of the row with the service, by which the office finds this row. */
export const SERVICE_LABEL = "Service"

const DIRECTION_LABELS: Record<TripDirection, string> = { one_way: "One way", both_way: "Both ways" }

const VEHICLE_TYPE_LABELS: Record<VehicleType, string> = { car: "Car", van: "Van", bus: "Bus" }

const REMARKS: Record<PeriodRemark, string> = {
  returnNotAfterPickUp: "The return is not after the pick-up. Please ask which dates are meant.",
  pickUpInThePast: "The pick-up time had passed when this was sent. Please ask which date is meant.",
}

function serviceRows({ tab, way, vehicleType }: RentalEnquiry, service: string): DetailRow[] {
  const serviceRow = detailRow(SERVICE_LABEL, tab ? service : `${service} (no tab was chosen)`)
  const ways =
    tab === FIELDS_OF.enquiry.way.shownOnTab
      ? [detailRow("Way", way ? DIRECTION_LABELS[way] : "Not said")]
      : []
  return [serviceRow, ...ways, detailRow("Vehicle type", VEHICLE_TYPE_LABELS[vehicleType])]
}
