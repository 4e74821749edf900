import { createContext, type RouterContextProvider } from "react-router"
import type { Calendar } from "#domain/calendar/calendar.ts"
import type { ReadFreeUnits } from "#domain/calendar/free-units.ts"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import type { FleetEditor } from "#domain/catalogue/fleet-editor.ts"
import type { MakePicture } from "#domain/catalogue/picture.ts"
import type { RatesRepository } from "#domain/catalogue/rates-repository.ts"
import type { Content } from "#domain/content/content.ts"
import type { SiteSettings } from "#domain/content/site-settings.ts"
import type { Channel } from "#domain/delivery/delivery.ts"
import type { DeliveryBoard } from "#domain/delivery/delivery-board.ts"
import type { EmailSender } from "#domain/delivery/email-sender.ts"
import type { ReadAttention } from "#domain/enquiry/attention.ts"
import type { EnquiryRepository } from "#domain/enquiry/enquiry-repository.ts"
import type { InboxUpdates } from "#domain/enquiry/inbox-updates.ts"
import type { FormGuard, Intake } from "#domain/enquiry/intake.ts"
import type { RateLimiter } from "#domain/enquiry/rate-limiter.ts"
import type { ReplyRepository } from "#domain/enquiry/reply-repository.ts"
import type { ReadToday } from "#domain/enquiry/today.ts"
import type { PrivacyRepository } from "#domain/privacy/privacy-repository.ts"
import type { ReplyTemplates } from "#domain/replies/reply-templates.ts"
import type { AuditLog } from "#domain/staff/audit-log.ts"
import type { IsBreached, IsGuessable } from "#domain/staff/password.ts"
import type { PasswordResets } from "#domain/staff/password-resets.ts"
import type { StaffAccounts } from "#domain/staff/staff-accounts.ts"
import type { StaffRegister } from "#domain/staff/staff-register.ts"
import type { OfflineCopy } from "#domain/trip/offline-copy.ts"
import type { VisitorPages } from "#domain/visitor-page/visitor-pages.ts"
import type { Messages } from "#messages/messages.ts"

/** The router's context of a request, from which loaders, actions and middleware read ports, messages and session. */
export type Context = Readonly<RouterContextProvider>

/** The ports of all pages, implemented in `server/` and `adapters/`. */
export type Ports = {
  catalogue: Catalogue
  /** The content in force for this request. */
  content: Content
  freeUnits: ReadFreeUnits
  /** Paths of the existing social cards (`og:image`): `/images/cards/scenes/ella.jpg`. */
  socialCards: ReadonlySet<string>
  intake: Intake
  formGuard: FormGuard
  visitorPages: VisitorPages
  /** The rate limiter of requests that measure the offline copy of a plan, because each renders up to 17 pages. */
  offlineCopyLimiter: RateLimiter
  clock: () => Date
  log: Log
  /** Whether an error is the database's (full, locked, unreachable) and not a bug. */
  isDatabaseFailure: (error: unknown) => boolean
  settings: PageSettings
}

/** Logs lines with ids and names of failures, never with visitors' input. */
export type Log = {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

/** Recipients of visitors' data besides the company, for the privacy notice. */
export type Recipients = {
  /** Whether the emails are sent through a mail server. */
  hasEmailProvider: boolean
  /** The hosts to which each channel sends HTTP POST requests. A channel without such a host is left out. */
  hostsByChannel: readonly { channel: Channel; hosts: readonly string[] }[]
  /** The host of the external admin host's pictures, which browsers fetch. Null: there is none. */
  pictureHost: string | null
}

export type PageSettings = {
  /** Origin of canonical links, without a trailing slash. */
  siteUrl: string
  /** Origin of links into the office. */
  officeUrl: string
  /** Script of the page-translation widget; loaded only after a visitor has chosen a language. */
  translateUrl: string
  /** URL of the map, which the contact page loads on request only. */
  mapUrl: string
  /** A form that is submitted sooner after it was rendered is treated as submitted by a bot. */
  formMinimumSeconds: number
  recipients: Recipients
  /** Whether visitors can get a copy of what they send by email. */
  offersCopy: boolean
}

export const portsContext = createContext<Ports>()

/** Further ports of the office's pages; visitors' pages do not use them. */
export type OfficePorts = {
  accounts: StaffAccounts
  isGuessable: IsGuessable
  isBreached: IsBreached
  staff: StaffRegister
  enquiries: EnquiryRepository
  readToday: ReadToday
  readAttention: ReadAttention
  rates: RatesRepository
  resets: PasswordResets
  sender: EmailSender
  inboxUpdates: InboxUpdates
  replies: ReplyRepository
  replyTemplates: ReplyTemplates
  delivery: DeliveryBoard
  audit: AuditLog
  privacy: PrivacyRepository
  calendar: Calendar
  /** Null if the fleet is edited on an external admin host. */
  fleet: FleetEditor | null
  makePicture: MakePicture
  settings: SiteSettings
}

export const officePortsContext = createContext<OfficePorts>()

/** The client's address, for the rate limit. */
export const visitContext = createContext<{ clientAddress: string }>()

/** Renders the copies of pages for use without a connection, and measures them and their files. A page that fails is left out. */
export type MeasureOfflineCopy = (urls: readonly string[]) => Promise<OfflineCopy>

export const offlineCopyContext = createContext<MeasureOfflineCopy>()

/** Whether the client needs complete pages: a crawler, which runs no script that loads deferred fragments. */
export const wantsCompletePageContext = createContext(false)

/** The interface's messages in the visitor's language; the root's middleware sets them before any loader runs. */
export const messagesContext = createContext<Messages>()
