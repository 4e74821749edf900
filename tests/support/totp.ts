import { createHmac } from "node:crypto"

/**
 * What an app shows for a key, `steps` half minutes from now. Source: RFC 6238. The code before, this one and the next are taken, each
 * once. Of two that a test needs, take this one and then the next (1): where the half minute ends in between, they are the
 * one before and this one. The one before (-1) would be taken no longer.
 */
export function codeOf(key: string, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const mac = createHmac("sha1", fromBase32(key)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0")
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, "0")).join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
