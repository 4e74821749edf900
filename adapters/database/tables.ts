import type { Generated } from "kysely"
import type { CalendarEntry } from "#domain/calendar/calendar.ts"
import type { Gearbox } from "#domain/catalogue/vehicle.ts"
import type { SettingKey } from "#domain/content/settings.ts"
import type { Channel, DeliveryFailure, DeliveryState, Destination } from "#domain/delivery/delivery.ts"
import type { EmailKind } from "#domain/delivery/email.ts"
import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"
import type { EnquiryState, EventAuthor, ReplyChannel } from "#domain/enquiry/enquiry-repository.ts"
import type { EnquiryTab } from "#domain/enquiry/rental-enquiry.ts"
import type { Extra } from "#domain/pricing/extra.ts"
import type { PrivacyJob } from "#domain/privacy/privacy-jobs.ts"
import type { AuditAction } from "#domain/staff/audit-log.ts"
import type { StaffRole } from "#domain/staff/staff-member.ts"
import type { StoredSubject } from "./audit/stored-subject.ts"

/**
 * The tables on both engines: times as ISO text in UTC, booleans as 1 and 0, money in whole cents, lists and objects as JSON text.
 * Tables and columns have our own terms in snake case. A few have a former name, such as `services` for the extras.
 */
export type Tables = {
  meta: MetaTable
  secrets: SecretsTable
  categories: CategoriesTable
  vehicles: VehiclesTable
  services: ExtrasTable
  forms: FormsTable
  enquiries: EnquiriesTable
  emails: EmailsTable
  deliveries: DeliveriesTable
  delivery_attempts: DeliveryAttemptsTable
  inbox_entries: InboxEntriesTable
  enquiry_events: EnquiryEventsTable
  agreed_bookings: AgreedBookingsTable
  intake_addresses: RateLimitAddressesTable
  intake: RateLimitRequestsTable
  staff: StaffTable
  staff_sessions: StaffSessionsTable
  staff_credentials: StaffCredentialsTable
  staff_second_factors: StaffSecondFactorsTable
  staff_verifications: StaffVerificationsTable
  staff_used_codes: StaffUsedCodesTable
  staff_invitations: StaffInvitationsTable
  staff_password_resets: StaffPasswordResetsTable
  staff_session_secrets: StaffSessionSecretsTable
  audit_events: AuditEventsTable
  pictures: PicturesTable
  picture_files: PictureFilesTable
  calendar_entries: CalendarEntriesTable
  site_settings: SiteSettingsTable
  reply_templates: ReplyTemplatesTable
  privacy_settings: PrivacySettingsTable
  privacy_jobs: PrivacyJobsTable
}

/** Values about the database itself: `catalogue_version` and `settings_version` change with everything that visitors see. */
type MetaTable = { key: string; value: string }

/** Random keys, the same in every process and after a restart. */
type SecretsTable = { name: string; value: string }

/** `version` is incremented by each change of the office. Retired rows stay, and are no longer offered. */
type EditedRow = { version: Generated<number>; retired_at: Generated<string | null> }

export type CategoriesTable = EditedRow & {
  id: string
  position: number
  name: string
  path: string
  description: string | null
  /** JSON: the ids of extras that are not offered with its vehicles. */
  extras_not_offered: Generated<string>
}

export type VehiclesTable = EditedRow & {
  id: string
  position: number
  name: string
  brand: string
  model: string
  category_id: string
  body: string
  model_year: number
  colour: string
  gearbox: Gearbox
  /** One of `FUELS`, such as 'petrol'. */
  fuel: string
  /** The label of the fuel: 'Petrol'. The name is that of the public API. */
  size: string
  engine_cc: number | null
  drive: string | null
  range_km: number | null
  km_per_litre: number | null
  seats: number
  doors: number
  air_conditioning: number
  airbags: number
  luggage_large: number
  luggage_small: number
  one_week_rate_cents: number
  two_weeks_rate_cents: number
  three_weeks_rate_cents: number
  one_month_rate_cents: number
  three_months_rate_cents: number
  six_months_rate_cents: number
  one_week_total_cents: number | null
  two_weeks_total_cents: number | null
  three_weeks_total_cents: number | null
  one_month_total_cents: number | null
  three_months_total_cents: number | null
  six_months_total_cents: number | null
  unlimited_kilometers_cents: number
  extra_km_cents: number
  deposit_cents: number
  chauffeur_only: number
  /** 1: the vehicle's own list of extras applies; 0: the list of its category. */
  own_extras: Generated<number>
  /** JSON: the ids of extras that are not offered with it, if `own_extras` is 1. */
  extras_not_offered: Generated<string>
  /** The number of units that the company owns. */
  units: Generated<number>
  description: string
  /** The path of the drawing in lists. Empty: there is none. */
  image_path: string
  /** JSON: the paths of the carousel's pictures, in order. */
  pictures: string
}

/** The extras. Unlimited kilometres have no row, because each vehicle has its own price for them. */
export type ExtrasTable = EditedRow & {
  id: string
  position: number
  name: string
  price_cents: number
  role: "driver" | null
  /** The `inputKind` of the extra. */
  asks: Extra["inputKind"]
  charged: Extra["charged"]
  unit: string
  description: string | null
}

/** One row for each rendered form that was submitted; its lock serialises two submissions of it. */
type FormsTable = { form_key: string }

export type EnquiriesTable = {
  id: string
  form_key: string
  reference: string
  kind: EnquiryKind
  /** JSON with sorted keys, so that the same content is the same text. */
  content: string
  received_at: string
  amended_at: string | null
  /** The time at which its personal data was removed. `anonymised_why` has the reason. */
  anonymised_at?: string | null
  anonymised_why?: AnonymisationReason | null
}

/** 'old': the retention period has ended. 'erased': an owner erased it for the visitor. */
type AnonymisationReason = "old" | "erased"

/**
 * An email of the office. `to_address` null: the company's own address. `enquiry_version` is the version of the enquiry after the
 * reply. An email with an expiry has no body after it was sent or has expired.
 */
export type EmailsTable = {
  id: string
  kind: EmailKind
  written_at: string
  expires_at: string | null
  to_address: string | null
  subject: string
  body: string
  enquiry_id: string | null
  enquiry_version: number | null
}

/**
 * A delivery of an enquiry or of an email to one destination. The primary one has the id of what it delivers. `attempts` is the
 * number of started attempts. The last one is running while `lease_until` is in the future. Then `next_attempt_at` is the time of
 * the next attempt if the running one never ends.
 */
export type DeliveriesTable = {
  id: string
  /** Either this or `email_id`. */
  enquiry_id: string | null
  email_id: string | null
  destination: Destination
  /** Incremented when the visitor changes the enquiry before it was delivered; each revision has its own message id. */
  revision: number
  /** Null until the first attempt at an email. */
  message_id: string | null
  state: DeliveryState
  attempts: number
  recorded_at: string
  /** The time at which the content of this revision was written. */
  written_at: string
  next_attempt_at: string
  lease_owner: string | null
  lease_until: string | null
}

/** The result of an attempt. An attempt whose worker died gets a row with 'unfinished' when the delivery is claimed again. */
export type DeliveryAttemptsTable = {
  delivery_id: string
  revision: number
  attempt_number: number
  /** 'none': the attempt failed before a transport was called, or its result is unknown. */
  channel: Channel | "none"
  started_at: string
  ended_at: string
  /** Null: delivered. */
  failure: DeliveryFailure | null
  detail: string | null
}

/**
 * An enquiry in the office's inbox, newest first: the answers that a list shows, so that it reads no JSON. `received_at` and
 * `reference` are the enquiry's own and the sort key.
 */
export type InboxEntriesTable = {
  received_at: string
  reference: string
  enquiry_id: string
  kind: EnquiryKind
  state: EnquiryState
  name: string | null
  contact_number: string | null
  /** Empty after anonymising, or if the customer has none. */
  email: string
  /** The names of the vehicles, or the vehicle type of the home page's form: 'van'. */
  vehicle: string | null
  /** The tab of the home page's form. */
  service: EnquiryTab | null
  pick_up_at: string | null
  return_at: string | null
  total_cents: number | null
  /** Normalised for searches: see `searchTextOf`. */
  search_text: string
  /** The beginning of a message. */
  preview?: string | null
  /** The normalised key of the visitor, by which their enquiries are found. Null: there is none. */
  email_key?: string | null
  number_key?: string | null
  /** Incremented by each change of the office or the visitor; a change based on an earlier version is refused. */
  version: Generated<number>
  /** Sri Lankan wall-clock time at which the vehicles went out; null: not yet, or not recorded. */
  went_out_at?: string | null
  /** Sri Lankan wall-clock time at which the vehicles came back; null: not yet, or not recorded. */
  returned_at?: string | null
}

/** A change of an enquiry by the staff or its visitor; `version` is the enquiry's version after it. */
type EnquiryEventsTable = {
  enquiry_id: string
  version: number
  at: string
  staff_id: string
  staff_name: string
  from_state: EnquiryState
  to_state: EnquiryState
  note: string | null
  is_resend: number
  /** JSON: the changed values of the agreed terms; null: none. */
  changes?: string | null
  /** The channel by which a reply was sent outside the site. Null: no reply, or it was sent by email. */
  channel?: ReplyChannel | null
  /** The text of that reply. */
  sent_text?: string | null
  author: EventAuthor
}

/**
 * The agreed terms of an enquiry's booking. The row is inserted when they are first changed or offered. Each change increments
 * `revision`.
 */
export type AgreedBookingsTable = {
  enquiry_id: string
  /** JSON: `AgreedTerms`. */
  terms: string
  revision: number
  /** Null: the terms are not offered. */
  offered_at: string | null
  /** Sri Lankan wall-clock time; null: no limit. */
  valid_until: string | null
  accepted_at: string | null
}

/**
 * A row for each address, whose lock serialises its submissions. The address is stored as a keyed hash. `last_at`: the time of the
 * last submission.
 */
type RateLimitAddressesTable = { address_hash: string; last_at: string }

/** An accepted request of the last hour, of any rate limiter. The table was made for enquiries, hence its name. */
type RateLimitRequestsTable = { address_hash: string; at: string }

// The columns of better-auth's tables that our own code uses; the library uses more.

type StaffTable = {
  id: string
  name: string
  email: string
  email_verified: number
  role: StaffRole
  /** 1: the person may change rates and fleet. Owners may do so by their role. */
  edits_fleet: Generated<number>
  second_factor_enabled?: number | null
  created_at: string
  updated_at: string
}

type StaffSessionsTable = {
  id: string
  staff_id: string
  token: string
  expires_at: string
  created_at: string
  updated_at: string
  /** The time at which a second factor was last entered in this session. Null: never. */
  code_given_at: string | null
}

type StaffSecondFactorsTable = {
  id: string
  staff_id: string
  secret: string
  /** The unused backup codes, encrypted like `secret` with the office's key. */
  paper_codes: string
  /** The number of wrong codes since the last correct one. */
  failed_tries: number | null
  locked_until: string | null
}

/** Sign-ins that wait for a second factor; `value` is the account. */
type StaffVerificationsTable = { identifier: string; value: string; expires_at: string }

type StaffCredentialsTable = {
  id: string
  staff_id: string
  account_id: string
  provider_id: string
  password: string
  created_at: string
  updated_at: string
}

/** Recently accepted codes of authenticator apps, as hashes, because each code is accepted once. */
type StaffUsedCodesTable = { staff_id: string; code_hash: string; used_at: string }

/** One-time links that make an account, as hashes of their secrets. */
type StaffInvitationsTable = {
  secret_hash: string
  role: StaffRole
  expires_at: string
  used_at: string | null
  /** The name of its author. */
  invited_by: string | null
  invited_at: string | null
}

/** Emailed links for a new password, as hashes of their secrets. */
type StaffPasswordResetsTable = { secret_hash: string; staff_id: string; expires_at: string }

/** Values that one session may see again for some minutes. `value` is encrypted with the office's key. */
type StaffSessionSecretsTable = { session_id: string; name: string; value: string; expires_at: string }

/** Audit events besides those of enquiries. `staff_id` null: no author, for example a background job. `changes`: JSON. */
export type AuditEventsTable = {
  at: string
  id: string
  staff_id: string | null
  staff_name: string | null
  action: AuditAction
  subject: StoredSubject
  subject_id: string
  subject_name: string
  changes: string
}

/** A photo that the office uploaded. `alt` is its alternative text, empty until it is written. */
type PicturesTable = { hash: string; width: number; height: number; alt: string; added_at: string }

/** The files of a photo in all sizes and formats, by the last segment of their path. */
type PictureFilesTable = { name: string; hash: string; bytes: Uint8Array }

/**
 * A calendar entry: a booking, with the reference of its enquiry, which has the customer's name, or a block, with its reason. Times
 * are Sri Lankan wall-clock times. Removed entries stay as rows, and allocate no units of the vehicle.
 */
export type CalendarEntriesTable = {
  id: string
  kind: CalendarEntry["kind"]
  vehicle_id: string
  enquiry_reference: string | null
  from_at: string
  to_at: string
  units: number
  reason: string | null
  version: Generated<number>
  removed_at: string | null
}

/**
 * Every version of each setting that the office edited; the highest version of a key is in force. `value`: JSON, as in the
 * content files.
 */
export type SiteSettingsTable = {
  key: SettingKey
  version: number
  value: string
  changed_at: string
  staff_id: string
  staff_name: string
}

/** Subject and body null: the original text. */
export type ReplyTemplatesTable = {
  language: string
  template: string
  version: number
  subject: string | null
  body: string | null
  changed_at: string
  staff_id: string
  staff_name: string
}

/** The retention periods, in one row. Null: unlimited. */
type PrivacySettingsTable = {
  id: number
  version: number
  anonymise_after_months: number | null
  keep_history_months: number | null
  /** No enquiry is anonymised before this time. Null: there is no such time. */
  anonymise_from?: string | null
}

/** A row for each job. `done` counts the work since the last audit event. */
type PrivacyJobsTable = {
  name: PrivacyJob
  due_at: string
  lease_owner: string | null
  lease_until: string | null
  done: number
}
