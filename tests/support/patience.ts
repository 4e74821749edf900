/** As long as a test waits for what is to come about on a machine that others use too: `vi.waitFor(..., PATIENCE)`. */
export const PATIENCE = { timeout: 20_000, interval: 20 }
