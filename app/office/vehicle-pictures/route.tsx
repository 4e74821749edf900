import { messagesContext } from "#app/context.ts"
import { DoneNotice, doneMessageIn } from "#app/office/done-notice.tsx"
import { fleetEditor, notFound } from "#app/office/fleet/fleet-context.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { vehiclePage } from "#app/office/paths.ts"
import { WholeWords } from "#app/office/whole-words.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { Route } from "./+types/route"
import { handlePictureAction } from "./handle-action.ts"
import { PictureList } from "./picture-list.tsx"
import { UploadForm } from "./upload-form.tsx"

export const meta = officeMeta

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const vehicle = await fleetEditor(context).vehicle(id)
  if (!vehicle) return notFound()
  const { pictures } = context.get(messagesContext).office.fleet
  return {
    title: officeTitle(context, pictures.heading(vehicle.values.name)),
    vehicle,
    done: doneMessageIn(request, context.get(messagesContext).office.fleet.done),
  }
}

export function action({ request, context, params: { id } }: Route.ActionArgs) {
  return handlePictureAction(request, context, id)
}

/** Edits the order and the descriptions of a vehicle's pictures, and adds new ones. */
export default function VehiclePictures({ loaderData: { vehicle, done }, actionData }: Route.ComponentProps) {
  const messages = useMessages().office.fleet.pictures
  return (
    <>
      <BackLink href={vehiclePage(vehicle.id)}>{messages.back}</BackLink>
      <h1>
        <WholeWords text={messages.heading(vehicle.values.name)} />
      </h1>
      {!actionData && <DoneNotice done={done} />}
      <OfficeErrors form={actionData} />
      {actionData?.outcome === "othersAdded" && <Notice tone="success">{messages.someAdded}</Notice>}
      <UploadForm errors={actionData?.errors.filter(({ field }) => field === "photos") ?? []} />
      <PictureList {...vehicle} form={actionData} />
    </>
  )
}
