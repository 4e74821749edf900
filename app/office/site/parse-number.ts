/** Parses a typed number, `5,000` or `5 000.50`. @returns NaN for any other text, which `checkSetting` refuses. */
export function parseNumber(input: string): number {
  const text = input.trim().replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "")
  return /^-?\d{1,12}(?:\.\d{1,8})?$/.test(text) ? Number(text) : Number.NaN
}

/** Parses an amount with or without its currency: `Rs. 8,500`, `8500/=`. @returns NaN for any other text */
export function parseRupees(text: string): number {
  return parseNumber(
    text
      .trim()
      .replace(/^(?:rs\.?|lkr)\s*/i, "")
      .replace(/\/=$/, ""),
  )
}
