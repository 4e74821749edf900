import type { Random } from "#illustrations/scenes/drawing/random.ts"
import type { SmtpAnswer } from "#tests/fakes/smtp-sink.ts"

/** Mostly well, so that most visitors are told of success; otherwise as mail servers are. */
export function moods(random: Random): [SmtpAnswer, ...SmtpAnswer[]] {
  const mood = () => (random() < 0.85 ? "accept" : random.pick(["slow", "busy", "fail", "drop"] as const))
  return [mood(), ...Array.from({ length: 10_000 }, mood)]
}
