import { describe, expect, it } from "vitest"
import { addressOf, enquiryFormPath, guidePath, listingPath, placeSlugIn, vehiclePath } from "./paths.ts"

describe("addresses", () => {
  it.each([
    [vehiclePath("toyota-axio"), "/cars/toyota-axio"],
    [vehiclePath("a/b & ?c#"), "/cars/a%2Fb%20%26%20%3Fc%23"],
    [listingPath(null), "/carlist"],
    [listingPath("vans"), "/carlist/vans"],
    [listingPath("a/b"), "/carlist/a%2Fb"],
    [guidePath("ella"), "/rent-a-car-to-ella"],
    [enquiryFormPath(), "/home#enq"],
    [enquiryFormPath("ella"), "/home?to=ella#enq"],
    [addressOf("/office/vehicles/:id/pictures", { id: "van 1" }), "/office/vehicles/van%201/pictures"],
  ])("%s is %s", (address, expected) => expect(address).toBe(expected))

  it("of guides hold the slug of the place", () => {
    expect(placeSlugIn(guidePath("nuwara-eliya"))).toBe("nuwara-eliya")
    expect(placeSlugIn("/rent-a-car-guide")).toBeNull()
  })
})
