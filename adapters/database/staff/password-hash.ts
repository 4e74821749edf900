import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import { limitConcurrency } from "#lib/limit-concurrency.ts"

const argon2Async = promisify(argon2)

/** Runs two hashes at once. Node's thread pool has four threads, also for files and compression: half of them stay free. */
const hashQueue = limitConcurrency(2)

/** Maximum queue length: at two at once and tens of milliseconds each, the last one waits a second or two. */
const MAX_WAITING = 40

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. Source: Password Storage Cheat Sheet. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

const STORED_HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Hashes a password as `$argon2id$v=19$m=…,t=…,p=…$salt$tag`: the parameters are stored, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await tagOf(password, salt, COST)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpaddedBase64(salt)}$${unpaddedBase64(tag)}`
}

/** Whether a password is the one of a stored hash. */
export async function verifyPassword(password: string, storedHash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", tag = ""] = STORED_HASH.exec(storedHash) ?? []
  if (!tag) return false
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const expected = Buffer.from(tag, "base64")
  return timingSafeEqual(await tagOf(password, Buffer.from(salt, "base64"), cost), expected)
}

/** Whether the queue is full and further passwords should be refused. */
export function isHashingBusy(): boolean {
  return hashQueue.waiting() >= MAX_WAITING
}

/** Hashes in the thread pool. NFKC makes the same characters of different keyboards equal. */
function tagOf(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  const message = password.normalize("NFKC")
  return hashQueue.run(() => argon2Async("argon2id", { message, nonce, ...cost, tagLength: TAG_BYTES }))
}

function unpaddedBase64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "")
}
