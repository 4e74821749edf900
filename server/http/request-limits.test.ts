import { expect, it } from "vitest"
import { acceptsUpload } from "./request-limits.ts"

it.each([
  ["/office/vehicles/suzuki-alto/pictures", true],
  ["/office/vehicles/suzuki-alto/pictures?added=2", true],
  ["/office/vehicles/suzuki-alto/pictures/order", false],
  ["/office/vehicles/suzuki-alto?next=/pictures", false],
  ["/contact", false],
  ["*", false],
])("accepts an upload in a POST to %s: %s", (target, isAccepted) => {
  expect(acceptsUpload(target)).toBe(isAccepted)
})
