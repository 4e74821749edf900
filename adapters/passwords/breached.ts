import { createHash } from "node:crypto"
import type { IsBreached } from "#domain/staff/password.ts"

type Service = {
  /** What comes before the five digits, `https://api.example.com/range/`. */
  url: string
  onFailure: (error: unknown) => void
}

const TIMEOUT_MS = 3000
/** An answer has some tens of thousands. */
const MAX_CHARACTERS = 500_000

/**
 * Looks a password up in a list of those that were stolen, at a service with the range API of Have I Been Pwned, version 3. It
 * is asked for the first five digits of the password's SHA-1 and answers with all hashes that begin so: it never learns which one
 * was meant. A service that does not answer in time keeps nobody from choosing a password.
 */
export function breachedPasswords({ url, onFailure }: Service): IsBreached {
  return async (password) => {
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase()
    const [first, rest] = [hash.slice(0, 5), hash.slice(5)]
    try {
      return isAmong(await fetchRange(`${url}${first}`), rest)
    } catch (error) {
      onFailure(error)
      return false
    }
  }
}

async function fetchRange(address: string): Promise<string> {
  const response = await fetch(address, {
    // Lines that mean nothing make every answer about as long, so that its length tells nobody which digits were asked for.
    headers: { "Add-Padding": "true", "User-Agent": "rent-car-service" },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`)
  let text = ""
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part
    if (text.length > MAX_CHARACTERS) throw new Error(`more than ${MAX_CHARACTERS} characters`)
  }
  return text
}

/** Lines of `rest of the hash:how often it was seen`; what was added as padding was seen 0 times. */
function isAmong(lines: string, rest: string): boolean {
  return lines.split("\n").some((line) => {
    const [hash, count] = line.trim().split(":")
    return hash?.toUpperCase() === rest && Number(count) > 0
  })
}
