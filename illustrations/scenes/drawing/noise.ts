/** Smooth noise along a line, -1 to 1. Values at neighbouring whole numbers are unrelated. */
export function noise(x: number, seed = 1): number {
  const whole = Math.floor(x)
  const part = x - whole
  const eased = part * part * (3 - 2 * part)
  return (hash(whole, seed) * (1 - eased) + hash(whole + 1, seed) * eased) * 2 - 1
}

/** The sum of several layers of ever finer noise, -1 to 1. Each layer has `gain` times the amplitude of the one before. */
export function layeredNoise(x: number, seed = 1, layers = 4, gain = 0.5): number {
  let strength = 1
  let sum = 0
  let strengths = 0
  let frequency = 1
  for (let layer = 0; layer < layers; layer++) {
    sum += strength * noise(x * frequency, seed + layer * 17)
    strengths += strength
    strength *= gain
    frequency *= 2.03
  }
  return sum / strengths
}

/** A pseudo-random number of at least 0 and less than 1. */
function hash(whole: number, seed: number): number {
  let mixed = Math.imul(whole | 0, 374761393) + Math.imul(seed | 0, 668265263)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}
