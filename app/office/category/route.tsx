import { messagesContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { CategoryFields } from "#app/office/fleet/category-fields.tsx"
import { FactsEditor } from "#app/office/fleet/facts-editor.tsx"
import styles from "#app/office/fleet/fleet.module.css"
import { fleetOf, notFound } from "#app/office/fleet/fleet-of.ts"
import { doneIn, Notice } from "#app/office/fleet/notice.tsx"
import { openExtras } from "#app/office/fleet/open-extras.ts"
import { PlaceForm } from "#app/office/fleet/place-form.tsx"
import { receiveFacts } from "#app/office/fleet/receive-facts.ts"
import { receivePlace, receiveRetire } from "#app/office/fleet/receive-retire.ts"
import { RetireForm } from "#app/office/fleet/retire-form.tsx"
import { ChangedBy, lastChanges } from "#app/office/history/changed-by.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { CATEGORIES, editCategory } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { CATEGORY_FACTS } from "#domain/catalogue/category-facts.ts"
import { typedFacts } from "#domain/catalogue/facts.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { office } = context.get(messagesContext)
  const all = await fleetOf(context).categories()
  const category = all.find((each) => each.id === id)
  if (!category) return notFound()
  const shown = all.filter(({ retiredAt }) => retiredAt === null)
  return {
    extras: await openExtras(fleetOf(context)),
    title: officeTitle(context, category.facts.name || office.fleet.categories.heading),
    category,
    beside: shown.flatMap((each) => (each.id === id ? [] : [{ id: each.id, name: each.facts.name }])),
    after: shown[shown.findIndex((each) => each.id === id) - 1]?.id ?? null,
    changes: await lastChanges(context, "category", id),
    done: doneIn(request),
  }
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request)
  const page = editCategory(id)
  const act = textOf(form, "act")
  const pressed = { context, form, kind: "category", id, page } as const
  if (act === "retire" || act === "restore") return receiveRetire(pressed, act)
  if (act === "place") return receivePlace(pressed)
  const fleet = fleetOf(context)
  return receiveFacts({
    ...{ context, form, page, rules: CATEGORY_FACTS },
    change: (facts, seen) => fleet.changeCategory(id, facts, seen),
    now: async () => (await fleet.categories()).find((each) => each.id === id),
  })
}

export default function EditCategory({ loaderData, actionData }: Route.ComponentProps) {
  const { category, extras, beside, after, changes, done } = loaderData
  const texts = useMessages().office.fleet
  const form = actionData && "answers" in actionData ? actionData : undefined
  const refused = actionData && "refused" in actionData ? actionData.refused : undefined
  const facts = typedFacts(CATEGORY_FACTS, category.facts)
  return (
    <>
      <BackLink href={CATEGORIES}>{texts.categories.back}</BackLink>
      <div>
        <h1>{category.facts.name}</h1>
        {category.retiredAt && <p className={styles.retired}>{texts.vehicles.retiredState}</p>}
      </div>
      {!actionData && <Notice done={done} />}
      <div className={styles.columns}>
        <FactsEditor rules={CATEGORY_FACTS} version={category.version} facts={facts} form={form}>
          {(shown) => <CategoryFields {...shown} extras={extras} />}
        </FactsEditor>
        <div>
          {category.retiredAt === null && <PlaceForm beside={beside} after={after} />}
          <RetireForm kind="category" {...category} refused={refused} />
          <ChangedBy changes={changes} />
        </div>
      </div>
    </>
  )
}
