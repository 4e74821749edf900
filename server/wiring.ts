import { mkdir } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { readContent } from "#adapters/content-files/content-files.ts"
import { databaseFreeUnits } from "#adapters/database/calendar/free-units.ts"
import { pictureFileReader } from "#adapters/database/catalogue/picture-files.ts"
import { type Database, openDatabase, type Warn } from "#adapters/database/database.ts"
import { type DatabaseFailure, databaseFailure } from "#adapters/database/database-errors.ts"
import { DatabaseEnquiryRepository } from "#adapters/database/enquiries/database-enquiry-repository.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { DatabasePrivacyJobs } from "#adapters/database/privacy/database-privacy-jobs.ts"
import { readPrivacySettings } from "#adapters/database/privacy/privacy-settings-row.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import { settingsInForce } from "#adapters/database/settings/settings-in-force.ts"
import { DatabaseVisitorPages } from "#adapters/database/visitor-pages/database-visitor-pages.ts"
import { watchVersions } from "#adapters/database/watch-versions.ts"
import { readSceneNames } from "#adapters/images/scene-names.ts"
import { readSocialCards } from "#adapters/images/social-cards.ts"
import type { OfficePorts, Ports } from "#app/context.ts"
import { sitemapEntries } from "#app/site/seo/sitemap.ts"
import type { FileContent } from "#domain/content/file-content.ts"
import { placeholderContactFields } from "#domain/content/placeholders.ts"
import { SECONDARY_NAMES } from "#domain/delivery/delivery.ts"
import { type Outbox, QUEUES } from "#domain/delivery/outbox.ts"
import { loadMessages } from "#messages/messages.ts"
import type { Config } from "./config.ts"
import { databaseLocation } from "./database-location.ts"
import { deliverySettings } from "./delivery/delivery-board.ts"
import { DeliveryWorker } from "./delivery/delivery-worker.ts"
import { emailSender } from "./delivery/email-sender.ts"
import { openIntake } from "./delivery/open-intake.ts"
import { offersCopy, recipientsOf } from "./delivery/recipients.ts"
import { chooseAttempt, transportsFor } from "./delivery/transports.ts"
import { visitorPageEmails } from "./delivery/visitor-page-emails.ts"
import { builtFileBytes } from "./http/built-files.ts"
import { handlePhotoRequest, UPLOADS_PATH } from "./http/uploads.ts"
import { InboxPoller } from "./inbox-poller.ts"
import { PrivacyWorker } from "./jobs/privacy-worker.ts"
import type { ServerLog } from "./log.ts"
import type { Metrics } from "./metrics/metrics.ts"
import { openOffice } from "./office.ts"
import { officeKey } from "./office-keys.ts"
import { openFleet } from "./open-fleet.ts"
import type { FileBytes } from "./pages/measure-copy.ts"
import { PageCache } from "./pages/page-cache.ts"
import { pageVersion } from "./pages/page-version.ts"
import { type CurrentContent, siteContent } from "./site-content.ts"

export type Wiring = {
  /** The ports of the pages; their content is read for each request. */
  ports: Omit<Ports, "content">
  content: CurrentContent
  officePorts: OfficePorts
  privacyWorker: PrivacyWorker
  /** Starts the worker of the outbox. */
  startDelivering: () => void
  handleApiRequest: (request: Request) => Promise<Response | null>
  handlePhotoRequest: (request: Request) => Promise<Response | null>
  /** The size of a file of the build, or of an uploaded photo. */
  fileBytes: FileBytes
  /** Null if the catalogue comes from an external admin host, because it changes without notice. */
  pageCache: PageCache | null
  /** Paths of the sitemap. */
  sitemapPaths: () => Promise<string[]>
  isReady: () => Promise<boolean>
  /** Ends event streams. */
  endStreams: () => void
  close: () => Promise<void>
}

const CONTENT_FOLDER = fileURLToPath(new URL("../content/", import.meta.url))
const PUBLIC_FOLDER = fileURLToPath(new URL("../public/", import.meta.url))

let cachedFileContent: FileContent | null = null

/** The content of the files, which are read once per process: several sites of one process, as in the tests, share it. */
function readFileContent(): FileContent {
  cachedFileContent ??= readContent(CONTENT_FOLDER, readSceneNames(PUBLIC_FOLDER))
  return cachedFileContent
}

/** Opens and connects all adapters by the settings. */
export async function wire(config: Config, log: ServerLog, metrics: Metrics | null): Promise<Wiring> {
  const clock = () => new Date()
  const warn: Warn = (fields, message) => log.warn(fields, message)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const db = await openDatabase(databaseLocation(config), warn, (failure) => metrics?.databaseFailed(failure))
  const versions = await watchVersions(databaseLocation(config), db, warn)
  const { catalogue, handleApiRequest, isOwnFleet } = await openFleet(config, db, { warn, clock, versions })
  await versions.pollNow() // the catalogue may have just been filled
  const fileContent = readFileContent()
  const common = { log, clock, metrics }
  const transports = transportsFor(config)
  const outbox = new DatabaseOutbox(db, {
    host: new URL(config.siteUrl).hostname,
    secondary: SECONDARY_NAMES.filter((name) => transports.secondary[name] !== null),
  })
  const worker = new DeliveryWorker({
    outbox,
    chooseAttempt: (claimed) => chooseAttempt(transports, claimed),
    onResult: (queue, result) => metrics?.deliveryAttempted(queue, result),
    log,
    clock,
    limits: { pollMs: config.deliveryPollSeconds * 1000 },
  })
  const sender = emailSender(worker, log, transports.email.channel)
  const { intake, formGuard } = await openIntake(config, { db, outbox, worker, ...common })
  const visitorPages = await DatabaseVisitorPages.open(db, {
    emails: visitorPageEmails({ ...config, companyName: fileContent.company.companyName }),
    pageLimiter: new DatabaseRateLimiter(db, "visitor page "),
    linkLimiter: new DatabaseRateLimiter(db, "visitor page link "),
    enquiryOfForm: (reference, formKey) => outbox.findOfForm(reference, formKey),
    onEmail: (emailId) => void sender.send(emailId),
    onError: (err) => log.error({ err }, "email with a visitor's link could not be recorded"),
  })
  await logWaiting(outbox, log)
  const privacyWorker = new PrivacyWorker({ jobs: new DatabasePrivacyJobs(db), log, clock })
  const ports: Wiring["ports"] = {
    catalogue,
    freeUnits: isOwnFleet ? databaseFreeUnits(db) : async () => ({}),
    socialCards: readSocialCards(PUBLIC_FOLDER),
    intake,
    formGuard,
    visitorPages,
    offlineCopyLimiter: new DatabaseRateLimiter(db, "offline copy "),
    clock,
    log,
    isDatabaseFailure: (error) => isOperationalFailure(databaseFailure(error)),
    settings: { ...config, recipients: recipientsOf(config), offersCopy: offersCopy(config) },
  }
  const content = siteContent({
    fileContent,
    versions: versions.current,
    readEdited: async () => {
      const { anonymiseAfterMonths, anonymiseFrom } = await readPrivacySettings(db)
      return {
        settings: await settingsInForce(db, fileContent.settings, warn),
        enquiryRetentionMonths: anonymiseAfterMonths,
        enquiryRetentionFrom: anonymiseFrom,
      }
    },
    onError: (err) => log.warn({ err }, "site settings could not be read"),
  })
  const { contact } = await settingsInForce(db, fileContent.settings, warn)
  const fields = placeholderContactFields(contact)
  if (fields.length > 0) log.warn({ fields }, "contact data are placeholders")
  const enquiries = new DatabaseEnquiryRepository(db)
  const inboxPoller = new InboxPoller({
    readVersion: () => enquiries.version(clock()),
    onCount: (count) => metrics?.officeListenersChanged(count),
    onFailure: (err) => log.warn({ err }, "inbox could not be polled"),
  })
  const office = await openOffice({
    db,
    officeKey: await officeKey(db, config),
    isOwnFleet,
    enquiries,
    inboxUpdates: inboxPoller,
    officeUrl: config.officeUrl,
    hasOwnHost: config.officeHost !== null,
    dataDir: config.dataDir,
    companyName: fileContent.company.companyName,
    breachedPasswordsUrl: config.breachedPasswordsUrl,
    log,
    settings: fileContent.settings,
    onChange: versions.pollNow,
    worker,
    transports,
    deliverySettings: deliverySettings(config, transports),
  })
  const readPhoto = pictureFileReader(db)
  const pageCache = isOwnFleet
    ? new PageCache({
        version: pageVersion(versions, clock),
        compressesInBackground: config.warmUp,
        onError: (err) => log.error({ err }, "a cached page could not be compressed"),
      })
    : null
  metrics?.addScraped({ outbox, pageCache, clock })
  return {
    ports,
    content,
    privacyWorker,
    officePorts: office.ports,
    startDelivering: () => worker.start(),
    handleApiRequest,
    handlePhotoRequest: (request) => handlePhotoRequest(request, { readFile: readPhoto, warn }),
    fileBytes: async (path) =>
      path.startsWith(UPLOADS_PATH)
        ? ((await readPhoto(path.slice(UPLOADS_PATH.length)))?.length ?? null)
        : builtFileBytes(path),
    pageCache,
    sitemapPaths: async () => {
      const currentPorts = { ...ports, content: await content(() => {}) }
      const timeout = AbortSignal.timeout(10_000)
      const { entries } = await sitemapEntries(currentPorts, await loadMessages("en"), timeout)
      return entries.map(({ path }) => path)
    },
    isReady: () => isReachable(db),
    endStreams: () => inboxPoller.close(),
    close: async () => {
      await Promise.all([office.close(), visitorPages.close()])
      await Promise.all([worker.stop(), privacyWorker.stop()])
      versions.close()
      await db.destroy()
    },
  }
}

/** Whether the database is unavailable. A unique violation is a bug instead. */
function isOperationalFailure(failure: DatabaseFailure | null): boolean {
  return failure !== null && failure !== "unique"
}

/** Logs the accepted enquiries that are not delivered yet. */
async function logWaiting(outbox: Outbox, log: ServerLog): Promise<void> {
  const waiting = await outbox.waiting()
  for (const queue of QUEUES) {
    const { count, oldestRecordedAt } = waiting[queue]
    if (count > 0) log.warn({ of: queue, count, oldestRecordedAt }, "deliveries are waiting")
  }
}

async function isReachable(db: Database): Promise<boolean> {
  try {
    await db.selectFrom("meta").select("key").limit(1).execute()
    return true
  } catch {
    return false // the next query reports the error
  }
}
