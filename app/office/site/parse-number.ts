/** Parses a typed number, `5,000` or `5 000.50`. @returns NaN for any other text, which `checkSetting` refuses. */
export function parseNumber(typed: string): number {
  const text = typed.trim().replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "")
  return /^-?\d{1,12}(?:\.\d{1,8})?$/.test(text) ? Number(text) : Number.NaN
}

/** Parses an amount with or without its currency: `Rs. 8,500`, `8500/=`. @returns NaN for any other text */
export function parseRupees(typed: string): number {
  return parseNumber(
    typed
      .trim()
      .replace(/^(?:rs\.?|lkr)\s*/i, "")
      .replace(/\/=$/, ""),
  )
}
