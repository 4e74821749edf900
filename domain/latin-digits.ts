/**
 * Digits of any script as 0 to 9, which is what a telephone dials. Unicode has those of a script in a row, from 0 to 9;
 * wide and mathematical digits, whose rows touch, have a compatible form in ASCII.
 */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const compatible = digit.normalize("NFKC")
    if (/^[0-9]$/.test(compatible)) return compatible
    const code = digit.codePointAt(0) ?? 0
    let value = 0
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
    return String(value)
  })
}
