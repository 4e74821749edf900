import { useMessages } from "#app/ui/messages-context.tsx"

/** The explanation of the mark beside labels. Screen readers announce 'required' at each field instead. */
export function RequiredMark() {
  const { requiredMark } = useMessages().forms
  return (
    <p className="small soft" aria-hidden="true">
      {requiredMark}
    </p>
  )
}
