/** Maps a value from one scale to another, linearly between their marks, and extrapolates beyond the outer ones. */
export function interpolate(value: number, from: number[], to: number[]): number {
  const last = from.length - 2
  const next = from.findIndex((mark, i) => i > 0 && value <= mark)
  const i = next < 0 ? last : Math.min(next - 1, last)
  const [a = 0, b = 1] = from.slice(i, i + 2)
  const [c = 0, d = 1] = to.slice(i, i + 2)
  return c + ((value - a) * (d - c)) / (b - a)
}
