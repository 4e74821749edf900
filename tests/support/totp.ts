import { createHmac } from "node:crypto"
import { setTimeout } from "node:timers/promises"

const PERIOD_MS = 30_000
/** The time that a code of the previous period has to reach the site, on a busy machine too. */
const MARGIN_MS = 2_000

/** The current TOTP code of a key (RFC 6238). The site accepts the previous, the current and the next code, each once. */
export function codeOf(key: string): string {
  return codeAt(key, Date.now())
}

/**
 * The code of the next period, for a test that needs two codes. If a period ends before the test submits them, the site
 * still accepts both.
 */
export function nextCodeOf(key: string): string {
  return codeAt(key, Date.now() + PERIOD_MS)
}

function codeAt(key: string, timeMs: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(timeMs / PERIOD_MS)))
  const mac = createHmac("sha1", fromBase32(key)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0")
}

/** The code of the previous period, which the site accepts until the current one ends: waits for the next if that is near. */
export async function previousCodeOf(key: string): Promise<string> {
  const remainingMs = PERIOD_MS - (Date.now() % PERIOD_MS)
  if (remainingMs < MARGIN_MS) await setTimeout(remainingMs + 1) // a timer may end a millisecond early
  return codeAt(key, Date.now() - PERIOD_MS)
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

function fromBase32(text: string): Buffer {
  const bits = [...text].map((character) => BASE32.indexOf(character).toString(2).padStart(5, "0")).join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
