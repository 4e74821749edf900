/** One message of the Nu checker about one page. */
export type Message = { page: string; type: "error" | "warning"; message: string; extract: string }

type AcceptedMessage = { message: RegExp; reason: string }

/** Accepted messages of the Nu checker 26.9.27, each with its reason. Every other error or warning fails the run. */
export const ACCEPTED: readonly AcceptedMessage[] = [
  {
    message:
      /^CSS: “(?:interpolate-size|field-sizing|animation-timeline|animation-range|position-area|position-try-fallbacks|anchor-name|reading-flow|paint-order|r|container|container-type|view-transition-name)”: Property “[\w-]+” doesn't exist\.$/,
    reason: "CSS properties that browsers know and the checker does not know yet",
  },
  {
    message: /^CSS: Unrecognized at-rule “@(?:starting-style|container|view-transition)”$/,
    reason: "CSS at-rules that browsers know and the checker does not know yet",
  },
  {
    message: /^CSS: “[\w-]+”: “anchor\(.+\)” is not a “[\w-]+” value\.$/,
    reason: "anchor positioning, which the checker does not know yet",
  },
  {
    message: /^CSS: (?:“(?:max-height|inset-block-start)”: )?Parse Error\.$/,
    reason: "values inside @supports, @container and @view-transition that the checker cannot read",
  },
  {
    message: /^CSS: “[\w-]+”: Cannot invoke "org\.w3c\.css\..*" because "val" is null\.$/,
    reason: "the checker's own crash on a value with var()",
  },
  {
    message: /^Each item in the “href_matches” array must be a string\.$/,
    reason: "the specification of speculation rules allows URL patterns as objects",
  },
  {
    message:
      /^An “input” element with a “type” attribute whose value is “hidden” must not have an “autocomplete” attribute whose value is “on” or “off”\.$/,
    reason:
      "Firefox restores hidden values of an earlier page, such as a used token; autocomplete=off for the whole form would disable autofill",
  },
]

/** @returns the entry that accepts a message, or null if the page has to be corrected. */
export function acceptedBy({ message }: Pick<Message, "message">): AcceptedMessage | null {
  return ACCEPTED.find((accepted) => accepted.message.test(message)) ?? null
}
