import { isRouteErrorResponse, useRouteError } from "react-router"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { OFFICE_HOME } from "./paths.ts"

/** What went wrong in the office, and the way on. What happened stands in the log. */
export function OfficeError() {
  const error = useRouteError()
  const { title, errors } = useMessages().office
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { heading, advice } =
    status === 403 ? errors.foreign : status === 404 ? errors.missing : errors.unexpected
  return (
    <>
      <title>{title(heading)}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1>{heading}</h1>
      <p className="lead">{advice}</p>
      <p>
        <ButtonLink href={OFFICE_HOME}>{errors.back}</ButtonLink>
      </p>
    </>
  )
}
