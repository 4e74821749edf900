import { portsContext } from "#app/context.ts"
import { PRIVACY } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { formatWallDate, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { PrivacyPage } from "./privacy-page.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const { content, settings, clock } = context.get(portsContext)
  const from = content.enquiryRetentionFrom
  const { siteUrl, recipients, mapUrl, translateUrl } = settings
  return {
    head: titledPageHead({ request, context }, PRIVACY),
    retentionMonths: content.enquiryRetentionMonths,
    // The page cache expires every day, so the sentence disappears on that date.
    retentionFrom: from && from > clock() ? formatWallDate(wallTimeAt(from)) : null,
    recipients,
    mapService: serviceAt(mapUrl),
    translationService: serviceAt(translateUrl),
    isEncrypted: siteUrl.startsWith("https:"),
  }
}

/** The common names of services, by a pattern of their host. */
const SERVICES = [
  [/(^|\.)openstreetmap\.org$/, "OpenStreetMap"],
  [/^translate\.google\.com$/, "Google Translate"],
] as const

/** The name of the service at a URL; the host of any other service. */
function serviceAt(url: string): string {
  const { hostname } = new URL(url)
  return SERVICES.find(([hostPattern]) => hostPattern.test(hostname))?.[1] ?? hostname
}

export default function PrivacyRoute({ loaderData: { head: _, ...pageData } }: Route.ComponentProps) {
  return <PrivacyPage {...pageData} />
}
