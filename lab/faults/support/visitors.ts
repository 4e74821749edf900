import { setTimeout as sleep } from "node:timers/promises"
import type { Random } from "#illustrations/scenes/drawing/random.ts"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "#tests/http/visitor-forms.ts"

/** A filled-in form and the response that its visitor got. */
export type SentForm = {
  /** A unique text in one field, by which the form is found in the database and in emails. */
  mark: string
  /** The number of times that the visitor submitted the form. */
  submits: number
  /** The response to the last submit; null if the process died before it. */
  response: FormResponse | null
}

export type FormResponse = {
  outcome: "sent" | "waiting" | "refused"
  status: number
  reference: string | null
}

type Traffic = {
  random: Random
  /** The site's current URL; null while it is not running. */
  site: () => string | null
  isFinished: () => boolean
  /** Called with every response as soon as the visitor gets it. */
  onResponse?: (form: SentForm) => void
}

const FORMS = [
  { path: "/contact", fields: CONTACT, markedField: "message" },
  { path: "/home", fields: ENQUIRY, markedField: "pick_up_location" },
  { path: `/cars/${VAN.id}`, fields: BOOKING, markedField: "pick_up_location" },
] as const

/** Matches every mark. */
export const MARK = /Mark\d{6}/

/**
 * Simulates visitors, `parallel` at a time: each opens a page, fills in its form and submits it. A visitor without a response
 * submits again or leaves.
 */
export async function sendForms(parallel: number, traffic: Traffic): Promise<SentForm[]> {
  const sent: SentForm[] = []
  const visitInTurn = async () => {
    while (!traffic.isFinished()) {
      const form: SentForm = {
        mark: `Mark${String(sent.length).padStart(6, "0")}`,
        submits: 0,
        response: null,
      }
      sent.push(form)
      await visit(form, traffic)
      await sleep(traffic.random.between(0, 40))
    }
  }
  await Promise.all(Array.from({ length: parallel }, visitInTurn))
  return sent.filter(({ submits }) => submits > 0)
}

async function visit(form: SentForm, traffic: Traffic): Promise<void> {
  const { path, fields, markedField } = traffic.random.pick(FORMS)
  const page = await retryUntilResponse(traffic, async (url) => {
    const response = await fetch(url + path)
    return response.ok ? response.text() : null // a balancer answers 502 while no process is ready
  })
  if (page === null) return
  const filledIn = { ...fields, [markedField]: `Stop ${form.mark}`, form_token: tokenIn(page) }
  do {
    form.response = await requestWhenOpen(traffic, async (url) => {
      form.submits++
      return readFormResponse(await post(url + path, filledIn))
    })
    if (form.response) traffic.onResponse?.(form)
  } while (!form.response && !traffic.isFinished() && traffic.random() < RESUBMIT_PROBABILITY)
}

async function readFormResponse(response: Response): Promise<FormResponse> {
  const { status, headers } = response
  const sentReference = /[?&]sent=([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(headers.get("location") ?? "")?.[1]
  const page = await response.text()
  if (sentReference) return { outcome: "sent", status, reference: sentReference }
  const waitingReference = /saved under the reference\s*(?:<[^>]*>)*([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(page)?.[1]
  return { outcome: waitingReference ? "waiting" : "refused", status, reference: waitingReference ?? null }
}

/** The probability that a visitor without a response submits again. */
const RESUBMIT_PROBABILITY = 0.7

type Send<T> = (url: string) => Promise<T | null>

/** @returns null if the simulation ends before a response. */
async function retryUntilResponse<T>(traffic: Traffic, send: Send<T>): Promise<T | null> {
  while (!traffic.isFinished()) {
    const response = await requestWhenOpen(traffic, send)
    if (response !== null) return response
    await sleep(20)
  }
  return null
}

/** Waits until the site is open and sends one request. @returns null if the process died. */
async function requestWhenOpen<T>(traffic: Traffic, send: Send<T>): Promise<T | null> {
  while (!traffic.site() && !traffic.isFinished()) await sleep(20)
  const url = traffic.site()
  if (!url) return null
  try {
    return await send(url)
  } catch (error) {
    // `fetch` throws a TypeError for a broken or refused connection.
    if (error instanceof TypeError) return null
    throw error
  }
}
