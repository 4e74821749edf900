import type { Content } from "#domain/content/content.ts"
import type { Messages } from "#messages/messages.ts"
import {
  ABOUT,
  AGREEMENT,
  ALL_VEHICLES,
  COMPARE,
  CONTACT,
  CREDITS,
  FAQ,
  GALLERY,
  GUIDES,
  HOME,
  IMPRINT,
  MAY_I_DRIVE,
  PLAN,
  PLAN_ASK,
  PRIVACY,
  RENT_A_CAR,
  RENT_A_CAR_GUIDE,
  TERMS,
  TRIPS,
} from "./paths.ts"

// The register of pages for visitors. A new page has its path in app/paths.ts, its messages in messages/, its route module, and an
// entry here, which route table, cache, sitemap, footer, social cards, speculation rules and the tests of every page read.

/** A page for visitors, by the pattern of its URL. */
export type PublicPage = {
  /** A path, or a pattern of paths with parameters, as URLPattern writes it. */
  pattern: string
  /**
   * The scene of illustrations/ on its social card. Missing for a page whose card shows its place, category or vehicle, and for a
   * page outside the sitemap, which uses the card of all vehicles.
   */
  scene?: string
  /**
   * Whether the server caches the whole page, because it is the same for every visitor until an edit. A page with a form is not
   * cached.
   */
  isCached: boolean
  /** Whether the page has islands. A browser may prerender a page without islands, because no script runs before the visit. */
  hasScript: boolean
  /** Whether the page is a list with further pages: `?page=2`. */
  isList?: boolean
}

/** The content that descriptions count, so that the counts stay right after an edit. */
export type CountedContent = Pick<Content, "faq" | "gallery" | "terms" | "places" | "readyTrips">

/** A page whose name and description are messages. Its pattern is its path. `isInSitemap`: sitemap.xml and llms.txt list it. */
export type TitledPage = PublicPage & {
  /** The route module of the page, in the layout for visitors. Null: a route with parameters in app/routes.ts has this path too. */
  module: string | null
  meta: (messages: Messages, content: CountedContent) => { name: string; description: string }
  /** The text of the link in the footer. Missing: the footer has no link to the page. */
  footerLink?: (messages: Messages) => string
} & ({ isInSitemap: true; scene: string } | { isInSitemap: false })

const TEXT_PAGE = { isInSitemap: true, isCached: true, hasScript: false } as const
const PAGE_WITH_ISLANDS = { isInSitemap: true, isCached: true, hasScript: true } as const
const PAGE_WITH_FORM = { isInSitemap: true, isCached: false, hasScript: true } as const

/** In the order in which sitemap.xml, llms.txt and footer list them. */
export const TITLED_PAGES: readonly TitledPage[] = [
  {
    pattern: HOME,
    module: "site/home/route.tsx",
    meta: ({ home }) => home.page,
    scene: "haputale",
    ...PAGE_WITH_FORM,
    isList: true,
  },
  {
    pattern: ABOUT,
    module: "site/about/route.tsx",
    meta: ({ about }) => about.page,
    footerLink: ({ about }) => about.page.name,
    scene: "g-paddy",
    ...TEXT_PAGE,
  },
  {
    pattern: CONTACT,
    module: "site/contact/route.tsx",
    meta: ({ contact }) => contact.page,
    scene: "g-market",
    ...PAGE_WITH_FORM,
  },
  {
    pattern: ALL_VEHICLES,
    module: null,
    meta: ({ listing }) => listing.all,
    scene: "g-airport",
    ...PAGE_WITH_ISLANDS,
    isList: true,
  },
  // The page without vehicles in its URL has no content to index.
  {
    pattern: COMPARE,
    module: "site/compare/route.tsx",
    meta: ({ choosing }) => choosing.compare.page,
    ...TEXT_PAGE,
    isInSitemap: false,
  },
  {
    pattern: GALLERY,
    module: "site/gallery/route.tsx",
    meta: ({ gallery }, content) => withCount(gallery.page, content.gallery.filter(isShown).length),
    scene: "g-lotus-lake",
    ...PAGE_WITH_ISLANDS,
  },
  {
    pattern: TERMS,
    module: "site/terms/route.tsx",
    meta: ({ terms }, content) => withCount(terms.page, content.terms.length),
    footerLink: ({ terms }) => terms.title,
    scene: "g-night-train",
    ...TEXT_PAGE,
  },
  {
    pattern: AGREEMENT,
    module: "site/agreement/route.tsx",
    meta: ({ agreement }) => agreement.page,
    footerLink: ({ agreement }) => agreement.footerLink,
    scene: "g-wedding",
    ...TEXT_PAGE,
  },
  {
    pattern: FAQ,
    module: "site/faq/route.tsx",
    meta: ({ faq }, content) => withCount(faq.page, content.faq.length),
    footerLink: ({ faq }) => faq.page.name,
    scene: "g-rain-tuk",
    ...TEXT_PAGE,
  },
  {
    pattern: GUIDES,
    module: "site/guides/route.tsx",
    meta: ({ guides }, content) => withCount(guides.page, content.places.length),
    scene: "g-pilgrims",
    ...TEXT_PAGE,
  },
  {
    pattern: PLAN,
    module: "site/plan/route.tsx",
    meta: ({ plan }) => plan.page,
    scene: "g-safari",
    ...TEXT_PAGE,
  },
  // The page without a plan in its URL has no content to index.
  {
    pattern: PLAN_ASK,
    module: "site/plan/ask/route.tsx",
    meta: ({ planAsk }) => planAsk.page,
    ...PAGE_WITH_FORM,
    isInSitemap: false,
  },
  {
    pattern: MAY_I_DRIVE,
    module: "site/licence/route.tsx",
    meta: ({ licence }) => licence.page,
    scene: "g-coast-van",
    ...TEXT_PAGE,
  },
  {
    pattern: TRIPS,
    module: "site/trips/route.tsx",
    meta: ({ trips }, content) => withCount(trips.page, content.readyTrips.length),
    scene: "ella",
    ...TEXT_PAGE,
  },
  {
    pattern: PRIVACY,
    module: "site/privacy/route.tsx",
    meta: ({ privacy }) => privacy.page,
    footerLink: ({ privacy }) => privacy.footerLink,
    scene: "meemure",
    ...TEXT_PAGE,
  },
  {
    pattern: IMPRINT,
    module: "site/imprint/route.tsx",
    meta: ({ imprint }) => imprint.page,
    footerLink: ({ imprint }) => imprint.page.name,
    scene: "dambulla",
    ...TEXT_PAGE,
  },
  {
    pattern: CREDITS,
    module: "site/credits/route.tsx",
    meta: ({ credits }) => credits.page,
    footerLink: ({ credits }) => credits.page.name,
    scene: "g-harbour",
    ...TEXT_PAGE,
  },
]

/** Pages whose name and description are those of a record: a category, a vehicle, a written page, a guide, a ready-made trip. */
const RECORD_PAGES: readonly PublicPage[] = [
  { pattern: "/carlist/:category", isCached: true, hasScript: true, isList: true },
  { pattern: "/cars/:vehicle", isCached: false, hasScript: true },
  { pattern: RENT_A_CAR, scene: "g-coast-van", isCached: true, hasScript: false },
  { pattern: RENT_A_CAR_GUIDE, scene: "g-waterfall-road", isCached: true, hasScript: false },
  { pattern: "/rent-a-car-to-:place", isCached: true, hasScript: false },
  { pattern: "/trips/:trip", isCached: true, hasScript: true },
]

/** Every page for visitors. */
export const PUBLIC_PAGES: readonly PublicPage[] = [...TITLED_PAGES, ...RECORD_PAGES]

/**
 * The page of the register with this path.
 * @throws for a path that is not in TITLED_PAGES
 */
export function titledPage(path: string): TitledPage {
  const page = TITLED_PAGES.find(({ pattern }) => pattern === path)
  if (!page) throw new Error(`${path} is not in the register of pages`)
  return page
}

/** The name and the description of a page, with the number of entries in its description. */
function withCount(page: { name: string; description: (count: number) => string }, count: number) {
  return { name: page.name, description: page.description(count) }
}

function isShown({ isHidden }: { isHidden: boolean }): boolean {
  return !isHidden
}

/** The scene on the social card of a page. Undefined: the register has none. */
export function sceneOfPage(path: string): string | undefined {
  return PUBLIC_PAGES.find(({ pattern }) => pattern === path)?.scene
}
