import { PRIVACY } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"

/** Beside the button that sends a form: what becomes of what is sent. In a window of its own, so that nothing typed is lost. */
export function PrivacyLink() {
  return (
    <p className="small screen-only">
      <a href={PRIVACY} target="_blank" rel="noopener">
        {useMessages().forms.privacy}
      </a>
    </p>
  )
}
