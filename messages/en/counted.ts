import { grouped } from "#domain/grouped.ts"

const plural = new Intl.PluralRules("en")

/** '1 day', '2 days', '1,000 days'. */
export function counted(count: number, one: string, many: string): string {
  return `${grouped(count)} ${plural.select(count) === "one" ? one : many}`
}

export const days = (count: number) => counted(count, "day", "days")
