import { data, redirect } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { MY_LINK, visitorPagePath } from "#app/paths.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import {
  findPage,
  immediateFormToken,
  linkErrorResponse,
  privateHead,
  privateHeaders,
  privateMeta,
} from "../find-page.ts"
import { type PageForm, readGuardedForm } from "../guarded-form.ts"
import { ContactLine, LinkErrorPage } from "../link-error-page.tsx"
import styles from "../my.module.css"
import { FormErrors, GuardedForm } from "../page-form.tsx"
import type { Route } from "./+types/route"

export const meta = privateMeta
export const headers = privateHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findPage(context, params)
  if (found.state !== "found") return linkErrorResponse(context, found)
  const { erase } = context.get(messagesContext).visitorPage
  return { ...privateHead(context, erase.heading), token: immediateFormToken(context), link: found.link }
}

/** Erases the data of this enquiry. Its link is not valid after that. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const found = await findPage(context, params)
  if (found.state !== "found") return data(null) // the loader renders the reason
  const { refusal } = await readGuardedForm(request, context)
  const { errors } = context.get(messagesContext).visitorPage
  const refuse = (message: string, status: number) =>
    data<PageForm>({ answers: {}, errors: [], outcome: message }, { status })
  if (refusal) return refuse(refusal, 422)
  const { visitorPages, clock } = context.get(portsContext)
  const result = await visitorPages.erase(found.link, clock())
  if (result === "gone") return data(null) // the link is not valid any more; the loader renders the reason
  return result === "done" ? redirect(`${MY_LINK}?erased`, 303) : refuse(errors[result], 409)
}

/** The page that asks for a confirmation before the data are erased. */
export default function EraseData({ loaderData, actionData }: Route.ComponentProps) {
  const { erase } = useMessages().visitorPage
  if ("linkError" in loaderData) return <LinkErrorPage {...loaderData} />
  const { name, token, link } = loaderData
  return (
    <div className={styles.page}>
      <h1>{name}</h1>
      <FormErrors form={actionData ?? undefined} />
      <GuardedForm id="erase" token={token}>
        <p>{erase.explanation}</p>
        <p>{erase.keptData}</p>
        <Button type="submit">{erase.submit}</Button>
      </GuardedForm>
      <p>
        <ButtonLink variant="outline" href={visitorPagePath(link)}>
          {erase.back}
        </ButtonLink>
      </p>
      <ContactLine />
    </div>
  )
}
