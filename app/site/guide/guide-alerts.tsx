import { Notice } from "#app/ui/notice.tsx"
import type { Alert } from "#domain/content/content.ts"

/** Warnings and notes, directly after the introduction. */
export function GuideAlerts({ alerts }: { alerts: readonly Alert[] }) {
  return alerts.map(({ kind, title, text }) => (
    <Notice
      key={title}
      tone={kind === "warning" ? "warning" : "info"}
      icon={kind === "warning" ? "alert" : "clock"}
    >
      <h2>{title}</h2>
      <p>{text}</p>
    </Notice>
  ))
}
