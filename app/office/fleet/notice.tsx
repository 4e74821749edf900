import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"

/** What a press did, told by the page that it leads back to. */
const DONE = ["saved", "added", "retired", "restored", "moved", "pictures"] as const
export type Done = (typeof DONE)[number]

/** The address of a page that tells what was done. */
export function doneHref(path: string, done: Done, place = ""): string {
  return `${path}?${new URLSearchParams({ done })}${place && `#${place}`}`
}

export function doneIn(request: Request): Done | null {
  const told = new URL(request.url).searchParams.get("done")
  return DONE.find((known) => known === told) ?? null
}

export function Notice({ done }: { done: Done | null }) {
  const texts = useMessages().office.fleet.done
  if (!done) return null
  return (
    <Message tone="good">
      <p>{texts[done]}</p>
    </Message>
  )
}
