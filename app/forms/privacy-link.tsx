import { PRIVACY } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"

/** A link to the privacy notice beside a form's button. It opens a new window, so that nothing typed is lost. */
export function PrivacyLink() {
  return (
    <p className="small screen-only">
      <a href={PRIVACY} target="_blank" rel="noopener">
        {useMessages().forms.privacy}
      </a>
    </p>
  )
}
