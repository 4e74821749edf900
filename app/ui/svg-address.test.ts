import { expect, it } from "vitest"
import { svgAddress } from "./svg-address.ts"

it("an address says of a drawing what the drawing says, and nothing that HTML would read", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0b2426" d="M0 0h10%"/></svg>\n'
  const address = svgAddress(svg)
  expect(address).not.toMatch(/["<>#]/)
  const read = await fetch(address)
  expect(read.headers.get("content-type")).toBe("image/svg+xml")
  expect(await read.text()).toBe(svg.trim())
})
