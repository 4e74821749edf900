import { messagesContext } from "#app/context.ts"
import { GUIDES, guidePath } from "#app/paths.ts"
import { type LoaderArgs, type PageHead, pageHead } from "#app/site/page-head.ts"
import { articleOf } from "#app/site/structured-data/article.ts"
import { destinationOf } from "#app/site/structured-data/destination.ts"
import type { GeneralPage, Guide } from "#domain/content/content.ts"

export function guidePageHead(args: LoaderArgs, guide: Guide): PageHead {
  const { name } = args.context.get(messagesContext).guides.page
  return pageHead(args, {
    name: guide.title,
    description: guide.description,
    path: guidePath(guide.place.slug),
    openGraphType: "article",
    breadcrumbs: [{ name, path: GUIDES }],
    editedOn: guide.editedOn,
    mainEntity: (jsonLd, card) => [destinationOf(jsonLd, guide, card)],
  })
}

export function generalPageHead(args: LoaderArgs, page: GeneralPage): PageHead {
  const { name } = args.context.get(messagesContext).guides.page
  return pageHead(args, {
    name: page.title,
    description: page.description,
    path: `/${page.slug}`,
    openGraphType: "article",
    breadcrumbs: [{ name, path: GUIDES }],
    editedOn: page.editedOn,
    mainEntity: (jsonLd, card) => [articleOf(jsonLd, page, card)],
  })
}
