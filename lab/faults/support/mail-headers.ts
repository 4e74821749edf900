import type { SunkMail } from "#tests/fakes/smtp-sink.ts"

export const messageIdOf = ({ raw }: SunkMail): string => header(raw, "Message-ID")

export const referenceOf = ({ raw }: SunkMail): string => header(raw, "X-Reference")

function header(raw: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "im").exec(raw)?.[1]?.trim() ?? ""
}
