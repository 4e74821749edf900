import { expect, it } from "vitest"
import { isPageKey, pageKey } from "./page-keys.ts"

const SECRETS = { secret: "now", previousSecret: "before" }

it("a key has 128 bits, and differs for each enquiry and each secret", () => {
  const key = pageKey("now", "a")
  expect(key).toMatch(/^[\w-]{22}$/)
  expect(new Set([key, pageKey("now", "b"), pageKey("before", "a")]).size).toBe(3)
})

it.each([
  ["of the enquiry", pageKey("now", "a"), true],
  ["of the enquiry under the previous secret", pageKey("before", "a"), true],
  ["under another secret", pageKey("other", "a"), false],
  ["of another enquiry", pageKey("now", "b"), false],
  ["that is empty", "", false],
  ["that is cut off", pageKey("now", "a").slice(0, -1), false],
  ["with further characters", `${pageKey("now", "a")}AA`, false],
  ["with characters that are skipped in decoding", `${pageKey("now", "a")}.`, false],
])("a key %s: %s is valid: %s", (_, key, expected) => {
  expect(isPageKey(SECRETS, "a", key)).toBe(expected)
})
