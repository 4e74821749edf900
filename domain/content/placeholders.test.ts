import { expect, it } from "vitest"
import type { CompanyContact } from "./content.ts"
import { isPlaceholderUrl, placeholderContactFields } from "./placeholders.ts"

const REAL_CONTACT = {
  phone: "+94 66 223 4567",
  email: "office@rentals.lk",
  messagingNumber: "94771234567",
  social: [{ service: "video", href: "https://www.youtube.com/@rentals" }],
}
const contactWith = (changed: object) => ({ ...REAL_CONTACT, ...changed }) as unknown as CompanyContact // the function reads only these properties

it.each([
  [{}, []],
  [{ phone: "+94 66 000 0000" }, ["phone"]],
  [{ email: "office@example.lk" }, ["email"]],
  [{ messagingNumber: "94660000000" }, ["messagingNumber"]],
  [{ social: [{ service: "video", href: "https://videos.example/x" }] }, ["social"]],
  [{ social: [] }, []],
])("returns the contact data that are placeholders: %j", (changed, expected) => {
  expect(placeholderContactFields(contactWith(changed))).toEqual(expected)
})

it.each([
  ["https://videos.example/x", true],
  ["https://videos.example.com/x", false],
  ["nonsense", false],
])("recognises a placeholder URL: %s", (href, expected) => {
  expect(isPlaceholderUrl(href)).toBe(expected)
})
