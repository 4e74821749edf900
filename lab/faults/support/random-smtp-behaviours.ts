import type { Random } from "#illustrations/scenes/drawing/random.ts"
import type { SmtpBehaviour } from "#tests/fakes/smtp-sink.ts"

/** Random answers of a mail server: 85 % success, otherwise typical failures. */
export function randomBehaviours(random: Random): [SmtpBehaviour, ...SmtpBehaviour[]] {
  const answer = () => (random() < 0.85 ? "accept" : random.pick(["slow", "busy", "fail", "drop"] as const))
  return [answer(), ...Array.from({ length: 10_000 }, answer)]
}
