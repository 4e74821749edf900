/** A number in the fewest characters: `.5` and not `0.5`. */
export function shortNumber(value: number): string {
  return String(value).replace(/^(-?)0\./, "$1.")
}

/** A number with at most three decimals, in few characters. */
export const thousandths = (value: number): string => shortNumber(Math.round(value * 1000) / 1000)

/** A number with at most one decimal, in few characters. */
export const tenths = (value: number): string => shortNumber(Math.round(value * 10) / 10)

/** Joins numbers for path data, without a space if a sign or a point already separates them. */
export function shortNumbers(values: readonly number[]): string {
  let row = ""
  for (const value of values) {
    const digits = shortNumber(value)
    const isParted = row === "" || digits[0] === "-" || (digits[0] === "." && /\.\d*$/.test(row))
    row += isParted ? digits : ` ${digits}`
  }
  return row
}
