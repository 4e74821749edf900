const plural = new Intl.PluralRules("en")

export const whole = new Intl.NumberFormat("en")

/** '1 day', '2 days', '1,000 days'. */
export function counted(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${plural.select(count) === "one" ? one : many}`
}

export const days = (count: number) => counted(count, "day", "days")
