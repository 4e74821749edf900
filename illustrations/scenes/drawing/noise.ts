/** Smooth noise along a line, -1 to 1. Values at neighbouring whole numbers are unrelated. */
export function noise(x: number, seed = 1): number {
  const whole = Math.floor(x)
  const fraction = x - whole
  const easedFraction = fraction * fraction * (3 - 2 * fraction)
  return (hash(whole, seed) * (1 - easedFraction) + hash(whole + 1, seed) * easedFraction) * 2 - 1
}

/** The sum of several layers of ever finer noise, -1 to 1. Each layer has `gain` times the amplitude of the one before. */
export function layeredNoise(x: number, seed = 1, layers = 4, gain = 0.5): number {
  let amplitude = 1
  let sum = 0
  let totalAmplitude = 0
  let frequency = 1
  for (let layer = 0; layer < layers; layer++) {
    sum += amplitude * noise(x * frequency, seed + layer * 17)
    totalAmplitude += amplitude
    amplitude *= gain
    frequency *= 2.03
  }
  return sum / totalAmplitude
}

/** A pseudo-random number of at least 0 and less than 1. */
function hash(whole: number, seed: number): number {
  let mixed = Math.imul(whole | 0, 374761393) + Math.imul(seed | 0, 668265263)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}
