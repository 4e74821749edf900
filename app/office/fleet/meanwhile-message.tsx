import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"

/** Above a form that was not saved because of a concurrent change. */
export function MeanwhileMessage() {
  const { meanwhile } = useMessages().office.fleet
  return (
    <Message tone="bad">
      <h2>{meanwhile.heading}</h2>
      <p>{meanwhile.advice}</p>
    </Message>
  )
}
