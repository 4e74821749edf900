import { messagesContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { AddForm } from "#app/office/fleet/add-form.tsx"
import { CategoryFields } from "#app/office/fleet/category-fields.tsx"
import styles from "#app/office/fleet/fleet.module.css"
import { fleetOf } from "#app/office/fleet/fleet-of.ts"
import { openExtras } from "#app/office/fleet/open-extras.ts"
import { OrderButtons } from "#app/office/fleet/order-buttons.tsx"
import { receiveNew } from "#app/office/fleet/receive-new.ts"
import { receiveStep } from "#app/office/fleet/receive-retire.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { CATEGORIES, editCategory, VEHICLES } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { NEW_CATEGORY_FACTS } from "#domain/catalogue/category-facts.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta

export async function loader({ context }: Route.LoaderArgs) {
  const fleet = fleetOf(context)
  const [categories, vehicles, extras] = await Promise.all([
    fleet.categories(),
    fleet.vehicles(),
    openExtras(fleet),
  ])
  const shown = vehicles.filter(({ retiredAt }) => retiredAt === null)
  const rows = categories.map(({ id, retiredAt, facts }) => ({
    ...{ id, name: facts.name, isRetired: retiredAt !== null },
    vehicles: shown.filter((vehicle) => vehicle.facts.categoryId === id).length,
  }))
  return {
    title: officeTitle(context, context.get(messagesContext).office.fleet.categories.heading),
    rows,
    extras,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (textOf(form, "act") !== "add") return receiveStep({ context, form, kind: "category", page: CATEGORIES })
  const fleet = fleetOf(context)
  return receiveNew({
    ...{ context, form, rules: NEW_CATEGORY_FACTS, pageOf: editCategory },
    add: ({ id, ...facts }, editing) => fleet.addCategory({ id, facts }, editing),
    ids: async () => (await fleet.categories()).map(({ id }) => id),
  })
}

/** The classes of vehicles in the order in which visitors see them, and the form of a new one. */
export default function Categories({ loaderData: { rows, extras }, actionData }: Route.ComponentProps) {
  const { categories, vehicle, vehicles, order } = useMessages().office.fleet
  const shown = rows.filter(({ isRetired }) => !isRetired)
  return (
    <>
      <BackLink href={VEHICLES}>{vehicle.back}</BackLink>
      <h1>{categories.heading}</h1>
      <table className={styles.rows}>
        <caption className="vh">{categories.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{categories.columns.name}</th>
            <th scope="col" className={styles.amount}>
              {categories.columns.vehicles}
            </th>
            <th scope="col">{categories.columns.state}</th>
            <th scope="col" className={styles.amount}>
              {order.column}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, isRetired, vehicles: count }) => (
            <tr key={id} id={`row-${id}`}>
              <th scope="row">
                <a href={editCategory(id)}>{name}</a>
              </th>
              <td className={styles.amount}>
                {count} <span className={styles.onPhone}>{categories.onPhone(count)}</span>
              </td>
              <td className={isRetired ? styles.retired : styles.least}>
                {isRetired ? vehicles.retiredState : vehicles.shownState}
              </td>
              <td>
                {!isRetired && (
                  <OrderButtons
                    {...{ id, name }}
                    isFirst={shown[0]?.id === id}
                    isLast={shown.at(-1)?.id === id}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <AddForm heading={categories.add} press={categories.press} rules={NEW_CATEGORY_FACTS} form={actionData}>
        {(given) => <CategoryFields {...given} extras={extras} />}
      </AddForm>
    </>
  )
}
