/** The first of `axio-2`, `axio-3` ... that nothing has yet. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  let number = 2
  while (taken.includes(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
