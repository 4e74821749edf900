import type { ArticleLeaf } from "schema-dts"
import type { SocialCard } from "#app/site/social-cards.ts"
import type { GeneralPage } from "#domain/content/content.ts"
import { organizationOf } from "./company.ts"
import type { JsonLdContext } from "./json-ld.ts"

/** A page about renting in general. */
export function articleOf(
  context: JsonLdContext,
  { title, description, editedOn }: Pick<GeneralPage, "title" | "description" | "editedOn">,
  card: SocialCard | null,
): ArticleLeaf {
  return {
    "@type": "Article",
    headline: title,
    description,
    inLanguage: "en",
    dateModified: editedOn,
    image: card?.url,
    author: organizationOf(context),
    publisher: organizationOf(context),
    mainEntityOfPage: context.canonical,
  }
}
