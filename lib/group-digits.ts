/**
 * A whole number with a comma before every three digits: `1,234,567`, as `Intl.NumberFormat` writes it. The first `NumberFormat` of
 * a page blocks a phone for about 50 ms, and a total is written while a visitor chooses.
 */
export function groupDigits(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ",")
}
