import { useMessages } from "#app/ui/messages-context.tsx"

/** What the mark beside a label means. A screen reader hears 'required' at each field instead. */
export function RequiredMark() {
  const { requiredMark } = useMessages().forms
  return (
    <p className="small soft" aria-hidden="true">
      {requiredMark}
    </p>
  )
}
