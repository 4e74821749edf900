import { messagesContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { FactsEditor } from "#app/office/fleet/facts-editor.tsx"
import styles from "#app/office/fleet/fleet.module.css"
import { fleetOf, notFound } from "#app/office/fleet/fleet-of.ts"
import { doneIn, Notice } from "#app/office/fleet/notice.tsx"
import { PlaceForm } from "#app/office/fleet/place-form.tsx"
import { receiveFacts } from "#app/office/fleet/receive-facts.ts"
import { receivePlace, receiveRetire } from "#app/office/fleet/receive-retire.ts"
import { RetireForm } from "#app/office/fleet/retire-form.tsx"
import { ServiceFields } from "#app/office/fleet/service-fields.tsx"
import { ChangedBy, lastChanges } from "#app/office/history/changed-by.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { editService, SERVICES } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { typedFacts } from "#domain/catalogue/facts.ts"
import { SERVICE_FACTS } from "#domain/catalogue/service-facts.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const all = await fleetOf(context).services()
  const service = all.find((each) => each.id === id)
  if (!service) return notFound()
  const shown = all.filter(({ retiredAt }) => retiredAt === null)
  return {
    title: officeTitle(context, service.facts.name || office.fleet.services.heading),
    service,
    beside: shown.flatMap((each) => (each.id === id ? [] : [{ id: each.id, name: each.facts.name }])),
    after: shown[shown.findIndex((each) => each.id === id) - 1]?.id ?? null,
    changes: await lastChanges(context, "service", id),
    done: doneIn(request),
  }
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request)
  const page = editService(id)
  const act = textOf(form, "act")
  const pressed = { context, form, kind: "service", id, page } as const
  if (act === "retire" || act === "restore") return receiveRetire(pressed, act)
  if (act === "place") return receivePlace(pressed)
  const fleet = fleetOf(context)
  return receiveFacts({
    ...{ context, form, page, rules: SERVICE_FACTS },
    change: (facts, seen) => fleet.changeService(id, facts, seen),
    now: async () => (await fleet.services()).find((each) => each.id === id),
  })
}

export default function EditService({ loaderData, actionData }: Route.ComponentProps) {
  const { service, beside, after, changes, done } = loaderData
  const texts = useMessages().office.fleet
  const form = actionData && "answers" in actionData ? actionData : undefined
  const refused = actionData && "refused" in actionData ? actionData.refused : undefined
  const facts = typedFacts(SERVICE_FACTS, service.facts)
  return (
    <>
      <BackLink href={SERVICES}>{texts.services.back}</BackLink>
      <div>
        <h1>{service.facts.name}</h1>
        {service.retiredAt && <p className={styles.retired}>{texts.vehicles.retiredState}</p>}
      </div>
      {!actionData && <Notice done={done} />}
      <div className={styles.columns}>
        <FactsEditor rules={SERVICE_FACTS} version={service.version} facts={facts} form={form}>
          {(shown) => <ServiceFields {...shown} />}
        </FactsEditor>
        <div>
          {service.retiredAt === null && <PlaceForm beside={beside} after={after} />}
          <RetireForm kind="service" {...service} refused={refused} />
          <ChangedBy changes={changes} />
        </div>
      </div>
    </>
  )
}
