import { useEffect, useState } from "react"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"

type PrintButtonProps = { messages: { print: string; howToPrint: string } }

/** Prints the page. Without scripts a text says how to print. */
export function PrintButton({ messages }: PrintButtonProps) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (!isHydrated) return <span className="screen-only">{messages.howToPrint}</span>
  return (
    <span className="screen-only">
      <Button variant="outline" small onClick={() => print()}>
        <Icon name="print" />
        {messages.print}
      </Button>
    </span>
  )
}
