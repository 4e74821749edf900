import type { SunkEmail } from "#tests/fakes/smtp-sink.ts"

export const messageIdOf = ({ raw }: SunkEmail): string => header(raw, "Message-ID")

export const referenceOf = ({ raw }: SunkEmail): string => header(raw, "X-Reference")

function header(raw: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "im").exec(raw)?.[1]?.trim() ?? ""
}
