import { expect } from "vitest"
import { CONTACT, post, tokenIn } from "#tests/http/visitor-forms.ts"

/** A filled-in contact form with a unique message. */
export type Message = typeof CONTACT & { form_token: string }

export type HttpResponse = { status: number; page: string }

let messageCount = 0

export async function writeMessage(siteUrl: string): Promise<Message> {
  const form_token = tokenIn(await (await fetch(`${siteUrl}/contact`)).text())
  return { ...CONTACT, message: `Message number ${String(++messageCount).padStart(4, "0")}`, form_token }
}

export async function submit(siteUrl: string, message: Message): Promise<HttpResponse> {
  const response = await post(`${siteUrl}/contact`, message)
  return { status: response.status, page: await response.text() }
}

/** A failed form must be shown again with its answers and the phone number. */
export function expectAnswersShown({ status, page }: HttpResponse, message: Message): void {
  expect([502, 503]).toContain(status)
  for (const text of [message.message, message.name, message.email, 'href="tel:'])
    expect(page).toContain(text)
}

export async function statusOf(url: string): Promise<number> {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.status
}

/** The number of emails that contain each message. */
export function countEmailsWith(emails: readonly string[], messages: readonly Message[]): number[] {
  return messages.map(({ message }) => emails.filter((email) => email.includes(message)).length)
}
