import { describe, expect, it } from "vitest"
import {
  agreementLinkIn,
  agreementPath,
  enquiryFormPath,
  guidePath,
  isPrivateUrl,
  listingPath,
  pathOf,
  placeSlugIn,
  vehiclePath,
  visitorPagePath,
  withoutPageKey,
} from "./paths.ts"

const LINK = { reference: "7K4M-2Q9T", key: "aB-_9" }

describe("URLs", () => {
  it.each([
    [vehiclePath("toyota-axio"), "/cars/toyota-axio"],
    [vehiclePath("a/b & ?c#"), "/cars/a%2Fb%20%26%20%3Fc%23"],
    [listingPath(null), "/carlist"],
    [listingPath("vans"), "/carlist/vans"],
    [listingPath("a/b"), "/carlist/a%2Fb"],
    [guidePath("ella"), "/rent-a-car-to-ella"],
    [enquiryFormPath(), "/home#enq"],
    [enquiryFormPath("ella"), "/home?place=ella#enq"],
    [visitorPagePath(LINK), "/my/7K4M-2Q9T/aB-_9"],
    [visitorPagePath(LINK, "/calendar.ics"), "/my/7K4M-2Q9T/aB-_9/calendar.ics"],
    [agreementPath(LINK), "/agreement?from=7K4M-2Q9T.aB-_9"],
    [pathOf("/office/vehicles/:id/pictures", { id: "van 1" }), "/office/vehicles/van%201/pictures"],
  ])("%s is %s", (path, expected) => expect(path).toBe(expected))

  it("contain the slug of the place of a guide", () => {
    expect(placeSlugIn(guidePath("nuwara-eliya"))).toBe("nuwara-eliya")
    expect(placeSlugIn("/rent-a-car-guide")).toBeNull()
  })
})

describe("a private URL", () => {
  it.each([
    ["/my", true],
    ["/my/7K4M-2Q9T/key", true],
    ["/MY/7K4M-2Q9T/key", true],
    ["/%6dy/7K4M-2Q9T/key", true],
    ["//my/7K4M-2Q9T/key", true],
    ["/agreement?from=7K4M-2Q9T.key", true],
    ["/agreement", false],
    ["/cars/axio?from=2026-12-12T09:00", false],
    ["/mystery", false],
  ])("is recognised in every spelling: %s is %s", (path, expected) => {
    expect(isPrivateUrl(new URL(`https://www.example.lk${path}`))).toBe(expected)
  })

  it("is logged without its key", () => {
    expect(withoutPageKey("/My/7K4M-2Q9T/key/cancel")).toBe("/my/...")
    expect(withoutPageKey("/contact")).toBe("/contact")
  })

  it("contains the link of the agreement", () => {
    const linkIn = (path: string) => agreementLinkIn(new URL(path, "https://www.example.lk").searchParams)
    expect(linkIn(agreementPath(LINK))).toEqual(LINK)
    expect(linkIn("/agreement")).toBeNull()
    expect(linkIn("/agreement?from=")).toEqual({ reference: "", key: "" })
  })
})
