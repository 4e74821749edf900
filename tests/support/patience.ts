/** How long a test polls, which allows for a busy machine: `vi.waitFor(..., PATIENCE)`. */
export const PATIENCE = { timeout: 20_000, interval: 20 }
