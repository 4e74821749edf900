import { messagesContext } from "#app/context.ts"
import { guideHref } from "#app/site/frame/menu-data.ts"
import { type Asked, tellOfPage } from "#app/site/page-facts.ts"
import { articleOf } from "#app/site/structured-data/article.ts"
import { destinationOf } from "#app/site/structured-data/destination.ts"
import type { GeneralPage, Guide } from "#domain/content/content.ts"

export function tellOfGuide(asked: Asked, guide: Guide): void {
  const { name } = asked.context.get(messagesContext).guides.page
  tellOfPage(asked, {
    name: guide.title,
    description: guide.description,
    path: guideHref(guide.place.slug),
    kind: "article",
    trail: [{ name, path: "/guides" }],
    checkedOn: guide.checkedOn,
    about: (at, card) => [destinationOf(at, guide, card)],
  })
}

export function tellOfGeneralPage(asked: Asked, page: GeneralPage): void {
  const { name } = asked.context.get(messagesContext).guides.page
  tellOfPage(asked, {
    name: page.title,
    description: page.description,
    path: `/${page.slug}`,
    kind: "article",
    trail: [{ name, path: "/guides" }],
    checkedOn: page.checkedOn,
    about: (at, card) => [articleOf(at, page, card)],
  })
}
