import { data, redirect } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { DELIVERY } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import { deliveryTests } from "#domain/delivery/delivery-board.ts"
import { failureReason } from "#domain/delivery/failure-reason.ts"
import type { Route } from "./+types/route"
import { Destinations } from "./destinations.tsx"
import { LastAttempts } from "./last-attempts.tsx"
import { Queues } from "./queues.tsx"
import { TestButtons } from "./test-buttons.tsx"

export const meta = officeMeta

export async function loader({ request, context }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const { delivery } = context.get(officePortsContext)
  return {
    title: officeTitle(context, office.delivery.heading),
    settings: delivery.settings,
    status: await delivery.status(),
    tests: deliveryTests(delivery.settings),
    result: new URL(request.url).searchParams.get("result"),
  }
}

/** Sends a test, and redirects to the page with the result in its query, so that a reload sends nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { delivery } = context.get(officePortsContext)
  const test = deliveryTests(delivery.settings).find(({ target }) => target === textOf(form, "target"))
  if (!test) throw new Response(null, { status: 400 })
  const outcome = await delivery.test(
    test.target,
    context.get(sessionContext).member,
    context.get(portsContext).clock(),
  )
  if (outcome && !("ok" in outcome)) {
    const { retryAfterSeconds } = outcome
    return data(
      { waitMinutes: Math.ceil(retryAfterSeconds / 60) },
      { status: 429, headers: { "Retry-After": String(retryAfterSeconds) } },
    )
  }
  return redirect(`${DELIVERY}?${new URLSearchParams({ result: resultOf(outcome) })}`, 303)
}

/** The result in the query: `slow`, `arrived`, `partly`, or the reason of a failure. */
function resultOf(outcome: DeliveryOutcome | null): string {
  if (outcome === null) return "slow" // not known within the time limit
  if (outcome.ok) return outcome.refused ? "partly" : "arrived"
  return failureReason(outcome.reason, outcome.detail ?? null)
}

/** The destinations, the queues, the last attempts of each channel, and test buttons. */
export default function Delivery({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, status, tests, result } = loaderData
  const { delivery } = useMessages().office
  return (
    <>
      <h1>{delivery.heading}</h1>
      {actionData && (
        <Notice tone="error">
          <p>{delivery.tooManyTests(actionData.waitMinutes)}</p>
        </Notice>
      )}
      {!actionData && <Result result={result} />}
      <p>{delivery.intro}</p>
      <Destinations {...settings} />
      <Queues {...status} hosts={settings.secondaryHosts} />
      <LastAttempts channels={status.channels} />
      <TestButtons tests={tests} />
    </>
  )
}

function Result({ result }: { result: string | null }) {
  const {
    officeEnquiries: enquiries,
    office: { delivery },
  } = useMessages()
  const failures: Record<string, string> = enquiries.page.failures
  if (result === "arrived") return <Notice tone="success">{delivery.testArrived}</Notice>
  if (result === "partly") return <Notice tone="warning">{delivery.testPartly}</Notice>
  if (result === "slow") return <Notice tone="warning">{delivery.testSlow}</Notice>
  const failure = result !== null && Object.hasOwn(failures, result) ? failures[result] : undefined
  return failure ? <Notice tone="error">{delivery.testFailed(failure)}</Notice> : null
}
