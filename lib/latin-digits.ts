/** Converts digits of any script to 0 to 9, as a phone dials them. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)))
}

/**
 * Counts the digits before this one. In Unicode the digits of a script are consecutive, from 0 to 9; adjacent
 * ranges are complete.
 */
function digitValue(code: number): number {
  let offset = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - offset - 1))) offset += 1
  return offset % 10
}
