import { expect } from "vitest"
import { CONTACT, post, tokenIn } from "#tests/http/browser.ts"

/** A contact form that a visitor has filled in, with words of its own. */
export type Message = typeof CONTACT & { form_token: string }

export type Answer = { status: number; page: string }

let written = 0

export async function writeMessage(siteUrl: string): Promise<Message> {
  const form_token = tokenIn(await (await fetch(`${siteUrl}/contact`)).text())
  return { ...CONTACT, message: `Message number ${String(++written).padStart(4, "0")}`, form_token }
}

export async function press(siteUrl: string, message: Message): Promise<Answer> {
  const response = await post(`${siteUrl}/contact`, message)
  return { status: response.status, page: await response.text() }
}

/** What a visitor is owed where a form could not be taken: their words, and the telephone. */
export function expectKeptWords({ status, page }: Answer, message: Message): void {
  expect([502, 503]).toContain(status)
  for (const words of [message.message, message.name, message.email, 'href="tel:'])
    expect(page).toContain(words)
}

export async function statusOf(address: string): Promise<number> {
  const response = await fetch(address)
  await response.arrayBuffer()
  return response.status
}

/** How many of the emails hold the text of each message: every message is to be in one. */
export function emailsWith(emails: readonly string[], messages: readonly Message[]): number[] {
  return messages.map(({ message }) => emails.filter((email) => email.includes(message)).length)
}
