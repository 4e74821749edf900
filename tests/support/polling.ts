/** How long a test polls, which allows for a busy machine: `vi.waitFor(..., POLLING)`. */
export const POLLING = { timeout: 20_000, interval: 20 }
