const CLOCK_SCRIPT = new URL("./clock-ahead.ts", import.meta.url).href

/** Settings for a site whose clock is ahead, so that waiting deliveries are due. */
export function clockAhead(seconds: number): Record<string, string> {
  return { NODE_OPTIONS: `--import=${CLOCK_SCRIPT}`, CLOCK_AHEAD_SECONDS: String(seconds) }
}
