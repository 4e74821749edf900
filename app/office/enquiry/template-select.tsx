import { useEffect, useRef, useState } from "react"
import { type OptionGroup, SelectField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { fetchPage } from "#app/islands/fetch-page.ts"
import { whenHydrated } from "#app/islands/when-hydrated.ts"
import { fieldOf } from "#app/office/forms/field-of.ts"
import { Button } from "#app/ui/button.tsx"
import { ChangingText } from "#app/ui/changing-text.tsx"
import styles from "./enquiry.module.css"
import { REPLY_FORM, REPLY_TEXT } from "./enquiry-form.ts"

type TemplateSelectProps = {
  /** The submitted choice with its error. Undefined: it was not submitted. */
  form: Pick<FormState<"template">, "answers" | "errors"> | undefined
  templates: readonly OptionGroup[]
  messages: { label: string; none: string; use: string; inserted: string; ownText: string; replace: string }
}

/** 'chosen': a button inserts the chosen template. 'ownText': the field has text that the user typed, which only a button replaces. */
type TemplateState = "chosen" | "empty" | "inserted" | "ownText"

/**
 * The select of templates. A chosen template fills the form at once, unless it would replace typed text. Without scripts, or if the
 * server cannot be reached, a button inserts the template.
 */
export function TemplateSelect({ form, templates, messages }: TemplateSelectProps) {
  const container = useRef<HTMLDivElement>(null)
  const latestRequest = useRef<AbortController>(null)
  const [state, setState] = useState<TemplateState>("chosen")
  const renderedTemplate = form?.answers.template ?? ""
  // Waits for hydration, because another island restores a stored draft, which must not be overwritten.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for a template that was chosen before hydration
  useEffect(
    () =>
      whenHydrated(() => {
        const select = container.current?.querySelector("select")
        const inserted = select?.form && fieldOf(select.form, "inserted")?.value
        if (select?.value === "" || select?.value === inserted) setState("empty")
        else if (select && select.value !== renderedTemplate) void insert(select.value)
      }),
    [],
  )

  async function insert(choice: string) {
    latestRequest.current?.abort()
    const controller = new AbortController()
    latestRequest.current = controller
    const nextState = choice === "" ? "empty" : await insertTemplate(controller.signal)
    if (!controller.signal.aborted) setState(nextState)
  }

  return (
    <div
      ref={container}
      className={styles.templates}
      onChange={({ target }) => target instanceof HTMLSelectElement && insert(target.value)}
    >
      <SelectField
        form={form}
        field="template"
        label={messages.label}
        emptyLabel={messages.none}
        options={templates}
      />
      {state === "chosen" && (
        <Button type="submit" variant="outline" name="act" value="use-template">
          {messages.use}
        </Button>
      )}
      {state === "ownText" && (
        <Button type="submit" variant="outline" name="act" value="replace-text">
          {messages.replace}
        </Button>
      )}
      <p role="status" className={styles.templateStatus}>
        {state === "inserted" && <ChangingText text={messages.inserted} />}
        {state === "ownText" && <ChangingText text={messages.ownText} />}
      </p>
    </div>
  )
}

/** Submits the form to the server, which decides whether the template may replace the text, and copies the text of its response. */
async function insertTemplate(signal: AbortSignal): Promise<TemplateState> {
  const form = document.getElementById(REPLY_FORM)
  if (!(form instanceof HTMLFormElement)) return "chosen"
  const textField = fieldOf(form, REPLY_TEXT)
  const before = textField?.value
  const page = await fetchPage(location.href, signal, templateRequestBody(form))
  const responseForm = page?.getElementById(REPLY_FORM)
  if (!(responseForm instanceof HTMLFormElement) || page?.querySelector("#errors")) return "chosen"
  const isRefused = responseForm.querySelector('[value="replace-text"]') !== null
  if (signal.aborted || isRefused || textField?.value !== before) return "ownText"
  for (const name of ["inserted", "subject", REPLY_TEXT]) {
    const field = fieldOf(form, name)
    if (field) field.value = fieldOf(responseForm, name)?.value ?? ""
  }
  textField?.dispatchEvent(new Event("input", { bubbles: true })) // stores the draft
  return "inserted"
}

function templateRequestBody(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams({ act: "use-template" })
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value)
  return body
}
