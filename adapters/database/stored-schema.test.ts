import * as v from "valibot"
import { expect, it } from "vitest"
import { storedSchema } from "./stored-schema.ts"

type Line = { kind: "rate"; days: number } | { kind: "fee"; name: string }

const rate = v.object({ kind: v.literal("rate"), days: v.number() })
const fee = v.object({ kind: v.literal("fee"), name: v.string() })

it("a schema of every kind reads each of them", () => {
  const line: Line = { kind: "fee", name: "Delivery" }
  expect(v.parse(storedSchema<Line>()(v.variant("kind", [rate, fee])), line)).toEqual(line)
})

it("a schema without one of the kinds does not compile", () => {
  // @ts-expect-error: a stored fee could not be read
  const schema = storedSchema<Line>()(rate)
  expect(v.is(schema, { kind: "fee", name: "Delivery" })).toBe(false)
})
