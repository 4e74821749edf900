import { describe, expect, it } from "vitest"
import { pictureUrl } from "./picture-url.ts"

const HOST = "https://admin.example.lk"

describe("the URL of a picture", () => {
  it.each([
    ["uploads/van.jpg", `${HOST}/uploads/van.jpg`],
    ["/uploads/van.jpg", `${HOST}/uploads/van.jpg`],
    ["uploads/van one.jpg", `${HOST}/uploads/van%20one.jpg`],
    ["uploads/van%20one.jpg", `${HOST}/uploads/van%20one.jpg`],
    ["uploads\\van.jpg", `${HOST}/uploads/van.jpg`],
    ["../../van.jpg", `${HOST}/van.jpg`],
    ["//elsewhere.example/van.jpg", `${HOST}/elsewhere.example/van.jpg`],
    ["\tjavascript:alert(1)", `${HOST}/javascript:alert(1)`],
    [`${HOST}/uploads/van.jpg`, `${HOST}/uploads/van.jpg`],
  ])("is on the admin host for %s", (path, url) => {
    expect(pictureUrl(HOST, path)).toBe(url)
  })

  it.each([
    "https://elsewhere.example/van.jpg",
    "http://admin.example.lk/van.jpg",
    "javascript:alert(1)",
    "data:image/svg+xml,<svg/>",
    "https://[",
    "",
    null,
  ])("is null for %j", (path) => {
    expect(pictureUrl(HOST, path)).toBeNull()
  })
})
