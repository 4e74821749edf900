import * as v from "valibot"

/** The four calls of docs/requirements.md, R14.1, R14.3, R14.4 and R14.5, by the names that this fake is told its moods under. */
export const CALLS = {
  categories: "/api/all/category/subcategory",
  vehicles: "/api/product/allProduts",
  details: "/api/product/details",
  services: "/api/vehicle/services",
} as const

export type CallName = keyof typeof CALLS

export const CALL_NAMES = Object.keys(CALLS) as CallName[] // Object.keys forgets what it was given

/** How the host answers a call. */
const moodSchema = v.variant("kind", [
  v.object({ kind: v.literal("well") }),
  /** Answers after so long. */
  v.object({ kind: v.literal("slow"), ms: v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)) }),
  /** Sends half of the answer and then nothing more. */
  v.object({ kind: v.literal("stalling") }),
  v.object({ kind: v.literal("failing"), status: v.pipe(v.number(), v.minValue(400), v.maxValue(599)) }),
  /** Sends half of the answer and drops the connection. */
  v.object({ kind: v.literal("dropping") }),
  v.object({ kind: v.literal("rubbish"), what: v.picklist(["html", "brokenJson", "wrongTypes", "huge"]) }),
  /** Leaves these fields out, of the answer or of every entry of it. */
  v.object({ kind: v.literal("lacking"), fields: v.array(v.string()) }),
  /** Numbers as text ('5500.00'), flags as '1' and '0', as some hosts have them. */
  v.object({ kind: v.literal("asText") }),
  v.object({ kind: v.literal("redirecting"), to: v.string() }),
  /** Answers this JSON, whatever was asked. */
  v.object({ kind: v.literal("saying"), json: v.unknown() }),
])

export type Mood = v.InferOutput<typeof moodSchema>

/** What `POST /mood` takes: `{ "call": "vehicles", "mood": { "kind": "slow", "ms": 3000 } }`. */
export const moodOrderSchema = v.object({
  call: v.picklist([...CALL_NAMES, "all"]),
  mood: moodSchema,
})
