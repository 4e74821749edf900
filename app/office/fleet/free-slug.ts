/** The first of `axio-2`, `axio-3` ... that is not in use. */
export function freeSlug(slug: string, usedSlugs: readonly string[]): string {
  let number = 2
  while (usedSlugs.includes(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
