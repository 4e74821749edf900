import type { ReceivedEmail } from "#tests/fakes/smtp-sink.ts"

export const messageIdOf = ({ raw }: ReceivedEmail): string => header(raw, "Message-ID")

export const referenceOf = ({ raw }: ReceivedEmail): string => header(raw, "X-Reference")

function header(raw: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "im").exec(raw)?.[1]?.trim() ?? ""
}
