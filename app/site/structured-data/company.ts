import type { AutoRentalLeaf, OrganizationLeaf } from "schema-dts"
import type { SocialCard } from "#app/site/social-cards.ts"
import { isPlaceholderUrl } from "#domain/content/placeholders.ts"
import type { JsonLdContext } from "./json-ld.ts"

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const

/** The company with all its data, for pages about it. */
export function companyOf(
  { siteUrl, site, messages }: JsonLdContext,
  card: SocialCard | null,
): AutoRentalLeaf {
  const { companyName, addressLines, latitude, longitude, officeHours } = site
  return {
    "@type": "AutoRental",
    "@id": companyId(siteUrl),
    name: companyName,
    url: `${siteUrl}/home`,
    description: messages.home.page.description,
    image: card?.url,
    telephone: site.phone,
    email: site.email,
    foundingDate: String(site.foundedYear),
    address: {
      "@type": "PostalAddress",
      streetAddress: linesWithout(addressLines, [companyName, messages.common.town]).join(", "),
      addressLocality: "Dambulla",
      addressCountry: "LK",
    },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: DAYS,
      opens: hourOfDay(officeHours.opens),
      closes: hourOfDay(officeHours.closes),
    },
    areaServed: { "@type": "Country", name: "Sri Lanka" },
    currenciesAccepted: "LKR",
    sameAs: site.social.map(({ href }) => href).filter((href) => !isPlaceholderUrl(href)),
  }
}

/** The company by its name and URL, for other pages. */
export function organizationOf({ siteUrl, site }: JsonLdContext): OrganizationLeaf {
  return {
    "@type": "Organization",
    "@id": companyId(siteUrl),
    name: site.companyName,
    url: `${siteUrl}/home`,
  }
}

function companyId(siteUrl: string): string {
  return `${siteUrl}/home#company`
}

function linesWithout(lines: readonly string[], others: readonly string[]): string[] {
  return lines.filter((line) => !others.includes(line))
}

/** `7` is `07:00`. */
function hourOfDay(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`
}
