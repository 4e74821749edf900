import * as v from "valibot"

/** The four calls of docs/requirements.md (R14.1, R14.3, R14.4, R14.5), keyed by the names that behaviours refer to. */
export const CALLS = {
  categories: "/api/all/category/subcategory",
  vehicles: "/api/product/allProduts",
  details: "/api/product/details",
  services: "/api/vehicle/services",
} as const

export type CallName = keyof typeof CALLS

export const CALL_NAMES = Object.keys(CALLS) as CallName[] // Object.keys returns string[]

/** How the host responds to a call. */
const behaviourSchema = v.variant("kind", [
  v.object({ kind: v.literal("normal") }),
  /** Responds after a delay. */
  v.object({ kind: v.literal("slow"), ms: v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)) }),
  /** Sends half of the body and then nothing more. */
  v.object({ kind: v.literal("stalling") }),
  v.object({ kind: v.literal("failing"), status: v.pipe(v.number(), v.minValue(400), v.maxValue(599)) }),
  /** Sends half of the body and drops the connection. */
  v.object({ kind: v.literal("dropping") }),
  v.object({ kind: v.literal("invalid"), body: v.picklist(["html", "brokenJson", "wrongTypes", "huge"]) }),
  /** Omits these fields from the object, or from every entry of the list. */
  v.object({ kind: v.literal("omitting"), fields: v.array(v.string()) }),
  /** Sends numbers as text ('5500.00') and flags as '1' and '0', as some hosts do. */
  v.object({ kind: v.literal("numbersAsText") }),
  v.object({ kind: v.literal("redirecting"), to: v.string() }),
  /** Responds with this JSON. */
  v.object({ kind: v.literal("fixedJson"), json: v.unknown() }),
])

export type Behaviour = v.InferOutput<typeof behaviourSchema>

/** The body of `POST /behaviour`: `{ "call": "vehicles", "behaviour": { "kind": "slow", "ms": 3000 } }`. */
export const behaviourChangeSchema = v.object({
  call: v.picklist([...CALL_NAMES, "all"]),
  behaviour: behaviourSchema,
})
