import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"

/** For who pressed Save on top of somebody else's change. */
export function MeanwhileMessage() {
  const { meanwhile } = useMessages().office.fleet
  return (
    <Message tone="bad">
      <h2>{meanwhile.heading}</h2>
      <p>{meanwhile.advice}</p>
    </Message>
  )
}
