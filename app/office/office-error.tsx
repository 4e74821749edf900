import { useContext } from "react"
import { isRouteErrorResponse, useRouteError } from "react-router"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { OWNERS_ONLY } from "./owners-only.ts"
import { OFFICE_HOME } from "./paths.ts"
import { StoreFailureContext } from "./store-failure.ts"
import { TypedAgain } from "./typed-again.tsx"

/** What went wrong in the office, and the way on. What happened stands in the log. */
export function OfficeError() {
  const error = useRouteError()
  const { title, errors } = useMessages().office
  const { hasFailed, typed } = useContext(StoreFailureContext)
  const { heading, advice } = errors[hasFailed ? (typed ? "notStored" : "noStore") : kindOf(error)]
  return (
    <>
      <title>{title(heading)}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1>{heading}</h1>
      <p className="lead">{advice}</p>
      {typed && <TypedAgain {...typed} submit={errors.again} />}
      <p>
        <ButtonLink href={OFFICE_HOME} {...(typed && { look: "line" })}>
          {errors.back}
        </ButtonLink>
      </p>
    </>
  )
}

function kindOf(error: unknown): "ownersOnly" | "foreign" | "missing" | "unexpected" {
  if (!isRouteErrorResponse(error)) return "unexpected"
  if (error.status === 403) return error.data === OWNERS_ONLY ? "ownersOnly" : "foreign"
  return error.status === 404 ? "missing" : "unexpected"
}
