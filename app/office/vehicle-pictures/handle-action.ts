import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { doneHref } from "#app/office/done-notice.tsx"
import { editContext, fleetEditor, notFound, versionedEdit } from "#app/office/fleet/fleet-context.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { vehiclePicturesPage } from "#app/office/paths.ts"
import { type EncodedPicture, MAX_ALT_LENGTH, PICTURE_LIMITS } from "#domain/catalogue/picture.ts"
import { altName, type PicturesForm, picturesAfter, picturesIn } from "./read-pictures.ts"

/** Adds uploaded photos, or saves the order and the descriptions of the pictures. */
export function handlePictureAction(request: Request, context: Context, id: string) {
  const isUpload = request.headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data")
  return isUpload ? queueUpload(() => addPhotos(request, context, id)) : savePictures(request, context, id)
}

/** Handles uploads one at a time, because each takes up to 64 MB of memory. The body of a waiting request is not read. */
function queueUpload<T>(work: () => Promise<T>): Promise<T> {
  const result = lastUpload.then(work)
  lastUpload = result.catch(() => {})
  return result
}

let lastUpload: Promise<unknown> = Promise.resolve()

/** Adds the files that are photos, and shows an error for each of the others. */
async function addPhotos(request: Request, context: Context, id: string) {
  const fleet = fleetEditor(context)
  if (!(await fleet.vehicle(id))) return notFound()
  const { pictures: messages } = context.get(messagesContext).office.fleet
  const files = filesIn(await readForm(request))
  const errorResponse = (problems: readonly string[], wereOthersAdded = false) =>
    formWithErrors<string, "othersAdded">(context, {
      answers: {},
      errors: problems.map((message) => ({ field: "photos", message })),
      outcome: wereOthersAdded ? "othersAdded" : null,
    })
  if (files.length === 0) return errorResponse([messages.noFile])
  if (files.length > PICTURE_LIMITS.files) return errorResponse([messages.tooManyFiles(PICTURE_LIMITS.files)])
  const { makePicture } = context.get(officePortsContext)
  const newPictures: EncodedPicture[] = []
  const rejections: string[] = []
  for (const file of files) {
    const result = await makePicture(new Uint8Array(await file.arrayBuffer()))
    if (result.ok) newPictures.push(result.picture)
    else rejections.push(messages.notAdded(shortName(file), messages.fieldErrors[result.error]))
  }
  const outcome =
    newPictures.length > 0 ? await fleet.addPictures(id, newPictures, editContext(context)) : "done"
  if (outcome === "gone") return notFound()
  if (outcome === "tooMany")
    return errorResponse([messages.tooManyOfVehicle(PICTURE_LIMITS.perVehicle), ...rejections])
  if (rejections.length > 0) return errorResponse(rejections, newPictures.length > 0)
  return redirect(doneHref(vehiclePicturesPage(id), "pictures"), 303)
}

/** The uploaded files. If no file was chosen, a browser sends one without a name, which is ignored. */
function filesIn(form: FormData): File[] {
  return form
    .getAll("photos")
    .filter((value): value is File => typeof value !== "string" && value.name !== "")
}

/** The shortened name of a file for an error message. It is never used in a path. */
function shortName({ name }: File): string {
  return name.length > MAX_SHOWN_NAME ? `${name.slice(0, MAX_SHOWN_NAME)}...` : name
}

const MAX_SHOWN_NAME = 60

/** Saves the descriptions, and moves or removes a picture if one of its buttons was used. */
async function savePictures(request: Request, context: Context, id: string) {
  const form = await readForm(request)
  const { pictures: messages } = context.get(messagesContext).office.fleet
  const pictures = picturesIn(form)
  const answers = Object.fromEntries(pictures.map(({ path, alt }) => [path, alt ?? ""]))
  const errorResponse = (errors: PicturesForm["errors"], status = 422) =>
    formWithErrors<string, "othersAdded">(context, { answers, errors }, status)
  const lengthErrors = pictures.flatMap(({ alt }, index) =>
    (alt ?? "").length > MAX_ALT_LENGTH
      ? [{ field: altName(index), message: messages.altTooLong(index + 1, MAX_ALT_LENGTH) }]
      : [],
  )
  if (lengthErrors.length > 0) return errorResponse(lengthErrors)
  const edit = versionedEdit(context, form)
  const outcome = await fleetEditor(context).changePictures(
    id,
    picturesAfter(pictures, textOf(form, "act")),
    edit,
  )
  if (outcome === "gone") return notFound()
  if (outcome === "stale") return errorResponse([{ field: "photos", message: messages.stale }], 409)
  return redirect(doneHref(vehiclePicturesPage(id), "pictures"), 303)
}
