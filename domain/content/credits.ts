/** Works of others under one heading, in the order in which they are shown. */
export type CreditGroup = { title: string; credits: readonly Credit[] }

/**
 * A work that the site shows or is made with. `use` is what we use it for, `changes` what we changed of it;
 * `licenceHref` leads to the licence's text, ours under `/licences/` or where its authors keep it.
 */
export type Credit = {
  name: string
  href: string | null
  holder: string | null
  use: string
  changes: string | null
  licence: string
  licenceHref: string | null
}
