import { createHash } from "node:crypto"
import type { IsBreached } from "#domain/staff/password.ts"

type Options = {
  /** The URL before the five digits of a hash, `https://api.example.com/range/`. */
  url: string
  onFailure: (error: unknown) => void
}

const TIMEOUT_MS = 3000
/** The maximum length of a response, which has some tens of thousands of characters. */
const MAX_CHARACTERS = 500_000

/**
 * Looks up a password at a service with the range API of Have I Been Pwned, version 3. The service gets the first five digits of
 * the password's SHA-1 and returns all hashes with this prefix, so it does not learn the password. If it fails or times out, the
 * password is accepted.
 */
export function breachedPasswords({ url, onFailure }: Options): IsBreached {
  return async (password) => {
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase()
    const prefix = hash.slice(0, 5)
    const suffix = hash.slice(5)
    try {
      return containsSuffix(await fetchRange(`${url}${prefix}`), suffix)
    } catch (error) {
      onFailure(error)
      return false
    }
  }
}

async function fetchRange(url: string): Promise<string> {
  const response = await fetch(url, {
    // Padding makes all responses about equally long, so that their length does not reveal the requested digits.
    headers: { "Add-Padding": "true", "User-Agent": "rent-car-service" },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`)
  let text = ""
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.length > MAX_CHARACTERS) throw new Error(`more than ${MAX_CHARACTERS} characters`)
  }
  return text
}

/** Lines of `suffix:count`; padding has a count of 0. */
function containsSuffix(lines: string, suffix: string): boolean {
  return lines.split("\n").some((line) => {
    const [hash, count] = line.trim().split(":")
    return hash?.toUpperCase() === suffix && Number(count) > 0
  })
}
