import { useContext } from "react"
import { isRouteErrorResponse, useRouteError } from "react-router"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { OfficeErrorContext } from "./database-failure.ts"
import { TODAY } from "./paths.ts"
import { NO_FLEET_RIGHT } from "./require-fleet-right.ts"
import { OWNERS_ONLY } from "./require-owner.ts"
import { ResubmitForm } from "./resubmit-form.tsx"

/** The error page of the office: the kind of error, and links to continue. The log has the details. */
export function OfficeError() {
  const error = useRouteError()
  const { title, errors } = useMessages().office
  const { databaseHasFailed, submittedForm } = useContext(OfficeErrorContext)
  const { heading, advice } =
    errors[databaseHasFailed ? (submittedForm ? "notStored" : "noDatabase") : errorKind(error)]
  return (
    <>
      <title>{title(heading)}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1>{heading}</h1>
      <p className="lead">{advice}</p>
      {submittedForm && <ResubmitForm {...submittedForm} submitLabel={errors.resubmit} />}
      <p>
        <ButtonLink href={TODAY} {...(submittedForm && { variant: "outline" })}>
          {errors.back}
        </ButtonLink>
      </p>
    </>
  )
}

const REFUSALS: Readonly<Record<string, "ownersOnly" | "noFleetRight">> = {
  [OWNERS_ONLY]: "ownersOnly",
  [NO_FLEET_RIGHT]: "noFleetRight",
}

function errorKind(
  error: unknown,
): "ownersOnly" | "noFleetRight" | "crossOrigin" | "notFound" | "unexpected" {
  if (!isRouteErrorResponse(error)) return "unexpected"
  if (error.status === 403) return REFUSALS[String(error.data)] ?? "crossOrigin"
  return error.status === 404 ? "notFound" : "unexpected"
}
