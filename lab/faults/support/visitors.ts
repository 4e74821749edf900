import { setTimeout as sleep } from "node:timers/promises"
import type { Random } from "#illustrations/scenes/drawing/random.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "#tests/http/browser.ts"

/** A filled-in form and the response that its visitor got. */
export type SentForm = {
  /** A unique text in one field, by which the form is found in the database and in emails. */
  mark: string
  submits: number
  /** The response to the last submit; null if the process died before it. */
  answer: FormAnswer | null
}

export type FormAnswer = { outcome: "sent" | "waiting" | "refused"; status: number; reference: string | null }

type Traffic = {
  random: Random
  /** The site's current URL; null while it is not running. */
  site: () => string | null
  isOver: () => boolean
  /** Called with every response as soon as the visitor gets it. */
  onAnswer?: (form: SentForm) => void
}

const FORMS = [
  { path: "/contact", fields: CONTACT, marked: "message" },
  { path: "/home", fields: ENQUIRY, marked: "pick_up_location" },
  { path: `/cars/${VAN.id}`, fields: BOOKING, marked: "pick_up_location" },
] as const

/** Matches every mark. */
export const MARK = /Mark\d{6}/

/**
 * Simulates visitors, `parallel` at a time: each opens a page, fills in its form and submits it. A visitor without a response
 * submits again or leaves.
 */
export async function sendForms(parallel: number, traffic: Traffic): Promise<SentForm[]> {
  const sent: SentForm[] = []
  const visitors = async () => {
    while (!traffic.isOver()) {
      const form: SentForm = { mark: `Mark${String(sent.length).padStart(6, "0")}`, submits: 0, answer: null }
      sent.push(form)
      await visit(form, traffic)
      await sleep(traffic.random.between(0, 40))
    }
  }
  await Promise.all(Array.from({ length: parallel }, visitors))
  return sent.filter(({ submits }) => submits > 0)
}

async function visit(form: SentForm, traffic: Traffic): Promise<void> {
  const { path, fields, marked } = traffic.random.pick(FORMS)
  const page = await untilAnswered(traffic, async (url) => {
    const response = await fetch(url + path)
    return response.ok ? response.text() : null // the balancer answers 502 while no process is ready
  })
  if (page === null) return
  const filledIn = { ...fields, [marked]: `Stop ${form.mark}`, form_token: tokenIn(page) }
  do {
    form.answer = await untilOpen(traffic, async (url) => {
      form.submits++
      return answerIn(await post(url + path, filledIn))
    })
    if (form.answer) traffic.onAnswer?.(form)
  } while (!form.answer && !traffic.isOver() && traffic.random() < 0.7)
}

async function answerIn(response: Response): Promise<FormAnswer> {
  const { status, headers } = response
  const sent = /[?&]sent=([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(headers.get("location") ?? "")?.[1]
  const page = await response.text()
  if (sent) return { outcome: "sent", status, reference: sent }
  const waiting = /saved under the reference\s*(?:<[^>]*>)*([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(page)?.[1]
  return { outcome: waiting ? "waiting" : "refused", status, reference: waiting ?? null }
}

type Ask<T> = (url: string) => Promise<T | null>

/** @returns null if the simulation ends before a response. */
async function untilAnswered<T>(traffic: Traffic, ask: Ask<T>): Promise<T | null> {
  while (!traffic.isOver()) {
    const response = await untilOpen(traffic, ask)
    if (response !== null) return response
    await sleep(20)
  }
  return null
}

/** Waits until the site is open and sends one request. @returns null if the process died. */
async function untilOpen<T>(traffic: Traffic, ask: Ask<T>): Promise<T | null> {
  while (!traffic.site() && !traffic.isOver()) await sleep(20)
  const url = traffic.site()
  if (!url) return null
  try {
    return await ask(url)
  } catch (error) {
    // `fetch` throws a TypeError for a broken or refused connection.
    if (error instanceof TypeError) return null
    throw error
  }
}
