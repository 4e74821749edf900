import { expect, it } from "vitest"
import { en } from "#messages/en.ts"
import { picturesOf } from "./pictures.ts"

const capacity = { seats: 14, luggageLarge: 6, luggageSmall: 2 }
const alts = (pictures: string[], specification: object = capacity) =>
  picturesOf(
    // the fields that pictures depend on
    { name: "Van", pictures, pictureAlts: {}, specification } as Parameters<typeof picturesOf>[0],
    en.vehicleFacts.pictures,
  ).map(({ alt }) => alt)

it("describes each kind of drawing, and the plan with seats and luggage", () => {
  expect(
    alts(["/images/vehicles/v-studio.svg", "/images/vehicles/v-road.svg", "/images/vehicles/v-plan.svg"]),
  ).toEqual([
    "Van, seen from the side",
    "Van on the road",
    "Van from above: 14 seats, room for 6 large and 2 small bags",
  ])
})

it("describes a plan without unknown facts", () => {
  expect(alts(["/v-plan.svg"], { seats: null, luggageLarge: null, luggageSmall: null })).toEqual([
    "Van from above: seats and luggage",
  ])
  expect(alts(["/v-plan.svg"], { seats: 2, luggageLarge: null, luggageSmall: null })).toEqual([
    "Van from above: 2 seats",
  ])
})

it("leaves out bags that do not fit into the vehicle", () => {
  expect(alts(["/v-plan.svg"], { seats: 2, luggageLarge: 0, luggageSmall: 1 })).toEqual([
    "Van from above: 2 seats, room for 1 small bag",
  ])
  expect(alts(["/v-plan.svg"], { seats: 2, luggageLarge: 0, luggageSmall: 0 })).toEqual([
    "Van from above: 2 seats",
  ])
})

it("numbers the pictures of another host, each once", () => {
  expect(alts(["https://h.example/a.jpg", "https://h.example/b.jpg", "https://h.example/a.jpg"])).toEqual([
    "Van, picture 1 of 2",
    "Van, picture 2 of 2",
  ])
})

it("has every width of an uploaded photo, and its own alternative text", () => {
  const src = "/uploads/0123456789abcdef0123456789abcdef-1000.webp"
  const vehicle = {
    name: "Van",
    pictures: [src],
    pictureAlts: { [src]: "A van at Sigiriya" },
    specification: capacity,
  }
  // the fields that pictures depend on
  const [photo] = picturesOf(vehicle as unknown as Parameters<typeof picturesOf>[0], en.vehicleFacts.pictures)
  const start = src.slice(0, -"1000.webp".length)
  expect(photo).toEqual({
    src,
    alt: "A van at Sigiriya",
    thumb: `${start}360.webp`,
    avif: `${start}360.avif 360w, ${start}720.avif 720w, ${start}1000.avif 1000w`,
    webp: `${start}360.webp 360w, ${start}720.webp 720w, ${start}1000.webp 1000w`,
  })
})

it("shows photographs before drawings, each kind in its own order", () => {
  const photo = "/uploads/0123456789abcdef0123456789abcdef-1000.webp"
  expect(alts(["/images/vehicles/v-side.svg", photo, "/images/vehicles/v-road.svg"])).toEqual([
    "Van, picture 1 of 3",
    "Van, seen from the side",
    "Van on the road",
  ])
})
