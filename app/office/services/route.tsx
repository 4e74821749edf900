import { messagesContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { AddForm } from "#app/office/fleet/add-form.tsx"
import styles from "#app/office/fleet/fleet.module.css"
import { fleetOf } from "#app/office/fleet/fleet-of.ts"
import { OrderButtons } from "#app/office/fleet/order-buttons.tsx"
import { receiveNew } from "#app/office/fleet/receive-new.ts"
import { receiveStep } from "#app/office/fleet/receive-retire.ts"
import { ServiceFields } from "#app/office/fleet/service-fields.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { editService, SERVICES, VEHICLES } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { NEW_SERVICE_FACTS } from "#domain/catalogue/service-facts.ts"
import { formatRate } from "#domain/money.ts"
import { UNLIMITED_KILOMETERS_ID } from "#domain/pricing/service.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta

export async function loader({ context }: Route.LoaderArgs) {
  const services = await fleetOf(context).services()
  return { title: officeTitle(context, context.get(messagesContext).office.fleet.services.heading), services }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (textOf(form, "act") !== "add") return receiveStep({ context, form, kind: "service", page: SERVICES })
  const fleet = fleetOf(context)
  return receiveNew({
    ...{ context, form, rules: NEW_SERVICE_FACTS, pageOf: editService },
    // Each vehicle has its own price for those: an extra of this id would be offered with none.
    add: async ({ id, ...facts }, editing) =>
      id === UNLIMITED_KILOMETERS_ID ? "taken" : fleet.addService({ id, facts }, editing),
    ids: async () => (await fleet.services()).map(({ id }) => id),
  })
}

/** The extras in the order in which visitors see them, and the form of a new one. */
export default function Services({ loaderData: { services }, actionData }: Route.ComponentProps) {
  const { services: texts, vehicle, vehicles, order, options } = useMessages().office.fleet
  const shown = services.filter(({ retiredAt }) => retiredAt === null)
  return (
    <>
      <BackLink href={VEHICLES}>{vehicle.back}</BackLink>
      <h1>{texts.heading}</h1>
      <table className={styles.rows}>
        <caption className="vh">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.name}</th>
            <th scope="col" className={styles.amount}>
              {texts.columns.price}
            </th>
            <th scope="col">{texts.columns.asks}</th>
            <th scope="col">{texts.columns.state}</th>
            <th scope="col" className={styles.amount}>
              {order.column}
            </th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ id, facts, retiredAt }) => (
            <tr key={id} id={`row-${id}`}>
              <th scope="row">
                <a href={editService(id)}>{facts.name}</a>
              </th>
              <td className={styles.amount}>
                {formatRate(facts.price)} <span className={styles.sub}>{facts.unit}</span>
              </td>
              <td className={styles.least}>{options.asks?.[facts.asks]}</td>
              <td className={retiredAt ? styles.retired : styles.least}>
                {retiredAt ? vehicles.retiredState : vehicles.shownState}
              </td>
              <td>
                {retiredAt === null && (
                  <OrderButtons
                    {...{ id, name: facts.name }}
                    isFirst={shown[0]?.id === id}
                    isLast={shown.at(-1)?.id === id}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <AddForm heading={texts.add} press={texts.press} rules={NEW_SERVICE_FACTS} form={actionData}>
        {(given) => <ServiceFields {...given} />}
      </AddForm>
    </>
  )
}
