/** Works of others under one heading, in the order in which they are shown. */
export type CreditGroup = { title: string; credits: readonly Credit[] }

/**
 * A work that the site shows or is made with. `usedFor` is its purpose here, and `changes` are our changes. `licenceHref` leads to
 * the text of the licence: our copy under `/licences/`, or its authors' page.
 */
export type Credit = {
  name: string
  href: string | null
  holder: string | null
  usedFor: string
  changes: string | null
  licence: string
  licenceHref: string | null
}
