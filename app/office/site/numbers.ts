/** A number as people type it, `5,000` or `5 000.50`; NaN for anything else, which no check lets through. */
export function numberIn(typed: string): number {
  const text = typed.trim().replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "")
  return /^-?\d{1,12}(?:\.\d{1,8})?$/.test(text) ? Number(text) : Number.NaN
}
