import { Message } from "#app/ui/message.tsx"
import type { Alert } from "#domain/content/content.ts"

/** Warnings and notes, directly after the introduction. */
export function GuideAlerts({ alerts }: { alerts: readonly Alert[] }) {
  return alerts.map(({ kind, title, text }) => (
    <Message
      key={title}
      tone={kind === "warning" ? "warn" : "note"}
      icon={kind === "warning" ? "alert" : "clock"}
    >
      <h2>{title}</h2>
      <p>{text}</p>
    </Message>
  ))
}
