import type { QuestionLeaf } from "schema-dts"
import type { FaqItem } from "#domain/content/content.ts"

/** The questions of the FAQ with their answers. */
export function questionsOf(items: readonly FaqItem[]): QuestionLeaf[] {
  return items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }))
}
