import { Icon, type IconName } from "#app/ui/icon.tsx"
import type { CompanyDetails } from "#domain/content/content.ts"

type SocialService = CompanyDetails["social"][number]["service"]

// Generic icons, because the logos of the services are trademarks.
const ICONS: Record<SocialService, IconName> = {
  video: "video",
  shortVideo: "short-video",
  photos: "photo",
  travelReviews: "star",
  socialNetwork: "people",
}

/** The icon of a link to one of the company's pages on another site. */
export function SocialIcon({ service }: { service: SocialService }) {
  return <Icon name={ICONS[service]} />
}
