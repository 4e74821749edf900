import { setTimeout as sleep } from "node:timers/promises"
import type { Random } from "#illustrations/scenes/drawing/random.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "#tests/http/browser.ts"

/** One form that was filled in, and what its visitor was told. */
export type SentForm = {
  /** Stands in one field of the form, and in no other form: it is found again in the database and in the mail. */
  mark: string
  presses: number
  /** What the last press was answered with; null where no answer came, because the process had died. */
  answer: FormAnswer | null
}

export type FormAnswer = { told: "sent" | "kept" | "notTaken"; status: number; reference: string | null }

type Street = {
  random: Random
  /** Where the site is now; null while it is not open. */
  site: () => string | null
  isOver: () => boolean
  /** Hears of every answer at the moment at which the visitor does. */
  onAnswer?: (form: SentForm) => void
}

const FORMS = [
  { path: "/contact", fields: CONTACT, marked: "message" },
  { path: "/home", fields: ENQUIRY, marked: "pick_up_location" },
  { path: `/cars/${VAN.id}`, fields: BOOKING, marked: "pick_up_location" },
] as const

/** What every mark looks like. */
export const MARK = /Mark\d{6}/

/**
 * Visitors who come one after the other, in so many lanes at once: each opens a page, fills in its form and sends it. Who gets
 * no answer presses again, or goes away.
 */
export async function sendForms(lanes: number, street: Street): Promise<SentForm[]> {
  const sent: SentForm[] = []
  const lane = async () => {
    while (!street.isOver()) {
      const form: SentForm = { mark: `Mark${String(sent.length).padStart(6, "0")}`, presses: 0, answer: null }
      sent.push(form)
      await visit(form, street)
      await sleep(street.random.between(0, 40))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return sent.filter(({ presses }) => presses > 0)
}

async function visit(form: SentForm, street: Street): Promise<void> {
  const { path, fields, marked } = street.random.pick(FORMS)
  const page = await untilAnswered(street, async (url) => {
    const response = await fetch(url + path)
    return response.ok ? response.text() : null // a balancer's word that nobody is there
  })
  if (page === null) return
  const filledIn = { ...fields, [marked]: `Stop ${form.mark}`, form_token: tokenIn(page) }
  do {
    form.answer = await untilOpen(street, async (url) => {
      form.presses++
      return answerIn(await post(url + path, filledIn))
    })
    if (form.answer) street.onAnswer?.(form)
  } while (!form.answer && !street.isOver() && street.random() < 0.7)
}

async function answerIn(response: Response): Promise<FormAnswer> {
  const { status, headers } = response
  const sent = /[?&]sent=([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(headers.get("location") ?? "")?.[1]
  const page = await response.text()
  if (sent) return { told: "sent", status, reference: sent }
  const kept = /kept under the reference\s*(?:<[^>]*>)*([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(page)?.[1]
  return { told: kept ? "kept" : "notTaken", status, reference: kept ?? null }
}

type Ask<T> = (url: string) => Promise<T | null>

/** @returns null when all is over before an answer came. */
async function untilAnswered<T>(street: Street, ask: Ask<T>): Promise<T | null> {
  while (!street.isOver()) {
    const answer = await untilOpen(street, ask)
    if (answer !== null) return answer
    await sleep(20)
  }
  return null
}

/** Waits until the site is open and asks once. @returns null where the process died over it. */
async function untilOpen<T>(street: Street, ask: Ask<T>): Promise<T | null> {
  while (!street.site() && !street.isOver()) await sleep(20)
  const url = street.site()
  if (!url) return null
  try {
    return await ask(url)
  } catch (error) {
    // How `fetch` says that a connection broke or could not be made.
    if (error instanceof TypeError) return null
    throw error
  }
}
