import { createHmac } from "node:crypto"
import { setTimeout } from "node:timers/promises"

const PERIOD_MS = 30_000
/** The time that a code of the previous period has to reach the site, on a busy machine too. */
const MARGIN_MS = 2_000

/**
 * The TOTP code of a key (RFC 6238), `steps` periods of 30 seconds from now. The site accepts the previous, the current and
 * the next code, each once. A test that needs two codes uses the current one and then the next (1): both stay valid if a
 * period ends in between. For the previous one see `previousCodeOf`.
 */
export function codeOf(key: string, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + steps))
  const mac = createHmac("sha1", fromBase32(key)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0")
}

/** The code of the previous period, which the site accepts until the current one ends: waits for the next if that is near. */
export async function previousCodeOf(key: string): Promise<string> {
  const remainingMs = PERIOD_MS - (Date.now() % PERIOD_MS)
  if (remainingMs < MARGIN_MS) await setTimeout(remainingMs + 1) // a timer may end a millisecond early
  return codeOf(key, -1)
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

function fromBase32(text: string): Buffer {
  const bits = [...text].map((character) => BASE32.indexOf(character).toString(2).padStart(5, "0")).join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
