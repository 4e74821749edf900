import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { en } from "#messages/en.ts"
import { readable, tagWith } from "#tests/support/markup.ts"
import { ErrorSummary } from "./error-summary.tsx"
import { CheckboxField, DateTimeField, SelectField, TextAreaField, TextField } from "./fields.tsx"
import { type FormContextValue, FormProvider } from "./form-context.tsx"
import { FormOutcome } from "./form-outcome.tsx"
import type { FormState, Outcome } from "./form-state.ts"
import { FormTrap } from "./form-trap.tsx"
import { SubmitButton } from "./submit-button.tsx"

const TALK = {
  phone: "+94 66 000 0000",
  phoneHref: "tel:+94660000000",
  messagingHref: "https://wa.me/94660000000?text=Hello",
}

function render(part: ReactNode, form: Partial<FormContextValue> = {}): string {
  return renderToStaticMarkup(
    <MessagesProvider messages={en}>
      <FormProvider value={{ idPrefix: "contact", token: "token", answers: {}, errors: [], ...form }}>
        {part}
      </FormProvider>
    </MessagesProvider>,
  )
}

describe("a field", () => {
  it("has its label tied to its control, which has the fixed name", () => {
    const html = render(<TextField field="contactNumber" type="tel" autoComplete="tel" />)
    expect(tagWith(html, "<label")).toBe('<label for="contact-contact_number">')
    const control = tagWith(html, "<input")
    for (const piece of [
      'id="contact-contact_number"',
      'name="contact_number"',
      'type="tel"',
      'autoComplete="tel"',
    ]) {
      expect(control).toContain(piece)
    }
    expect(control).not.toContain("aria-")
  })

  it("shows label, hint, error and control in this order, and ties them together", () => {
    const html = render(<TextField field="email" type="email" hint="We answer here" />, {
      errors: [{ field: "email", words: "Enter an email address like name@example.com" }],
    })
    expect(readable(html)).toBe("Email We answer here Error: Enter an email address like name@example.com")
    expect(html.indexOf("<input")).toBeGreaterThan(html.indexOf("contact-email-error"))
    const control = tagWith(html, "<input")
    expect(control).toContain('aria-describedby="contact-email-hint contact-email-error"')
    expect(control).toContain('aria-invalid="true"')
  })

  it("holds what was typed", () => {
    const answers = { message: "Two\nlines", pickUpAt: "2026-12-12T09:00", agent: "Office 2" }
    const html = render(
      <>
        <TextAreaField field="message" />
        <DateTimeField field="pickUpAt" />
        <SelectField field="agent" options={[{ value: "Office 2", label: "Office 2" }]} emptyLabel="None" />
      </>,
      { answers },
    )
    expect(html).toContain(">Two\nlines</textarea>")
    expect(tagWith(html, 'type="datetime-local"')).toContain('value="2026-12-12T09:00"')
    expect(tagWith(html, '<option value="Office 2"')).toContain("selected")
  })

  it("may have a label of its form's own, and say that it can be left open", () => {
    const html = render(<TextField field="agent" isOptional />, { labels: { agent: "Whom you met" } })
    expect(readable(html)).toBe("Whom you met (optional)")
  })

  it("announces that it is required, unless it is optional", () => {
    expect(tagWith(render(<TextField field="name" />), "<input")).toContain("required")
    expect(tagWith(render(<TextField field="agent" isOptional />), "<input")).not.toContain("required")
  })

  it("cuts nothing off: the check says what is too long", () => {
    expect(render(<TextField field="name" />)).not.toContain("maxLength")
  })
})

describe("a field with a label and a form of its own", () => {
  const own = (form?: Pick<FormState, "answers" | "errors">) =>
    render(<TextField field="deposit" label="Deposit" form={form} initial="66500" />)

  it("has its name as its id, and is not announced as required", () => {
    expect(tagWith(own(), "<label")).toBe('<label for="deposit">')
    const control = tagWith(own(), "<input")
    expect(control).toContain('id="deposit"')
    expect(control).toContain('name="deposit"')
    expect(control).not.toContain("required")
  })

  it("holds the submitted answer, even an empty one, instead of the one that it begins with", () => {
    expect(tagWith(own(), "<input")).toContain('value="66500"')
    expect(tagWith(own({ answers: { deposit: "" }, errors: [] }), "<input")).toContain('value=""')
  })

  it("shows the error of its own field only", () => {
    const errors = [
      { field: "name", words: "Enter a name" },
      { field: "deposit", words: "Enter rupees" },
    ]
    expect(readable(own({ answers: {}, errors }))).toBe("Deposit Error: Enter rupees")
  })

  it("may be a list of groups, with what is chosen among them", () => {
    const html = render(
      <SelectField
        field="vehicle"
        label="Vehicle"
        initial="kdh"
        emptyLabel="Choose"
        options={[
          { value: "none", label: "None" },
          { label: "Vans", options: [{ value: "kdh", label: "KDH" }] },
        ]}
      />,
    )
    expect(tagWith(html, "<optgroup")).toContain('label="Vans"')
    expect(tagWith(html, '<option value="kdh"')).toContain("selected")
    expect(readable(html)).toBe("Vehicle Choose None KDH")
  })

  it("may be a box, which stays ticked when the form is rendered again", () => {
    const box = (answers: Record<string, string>) =>
      tagWith(
        render(<CheckboxField field="airbags" label="Air bags" form={{ answers, errors: [] }} />),
        "<input",
      )
    expect(box({ airbags: "yes" })).toContain("checked")
    expect(box({ airbags: "" })).not.toContain("checked")
  })
})

describe("the error summary", () => {
  it("is not there without errors", () => expect(render(<ErrorSummary />)).toBe(""))

  it("can take the focus, is an alert, and leads to each field", () => {
    const html = render(<ErrorSummary />, {
      errors: [
        { field: "name", words: "Enter your name" },
        { field: "email", words: "Enter your email address" },
      ],
    })
    const box = tagWith(html, 'role="alert"')
    expect(box).toContain('tabindex="-1"')
    expect(box).toContain('id="contact-outcome"')
    expect(readable(html)).toBe("There is a problem Enter your name Enter your email address")
    expect(html).toContain('href="#contact-name"')
  })
})

describe("the button", () => {
  it("sends, and is ready", () => {
    const html = render(<SubmitButton idle="Send" />)
    expect(tagWith(html, "<button")).toContain('type="submit"')
    expect(tagWith(html, "<button")).not.toContain("disabled")
    expect(readable(html)).toBe("Send")
  })

  it("is disabled while the form is on its way, and says so", () => {
    const html = render(<SubmitButton idle="Confirm Booking" busy="Confirming..." step="send" />, {
      isSending: true,
    })
    expect(tagWith(html, "<button")).toContain("disabled")
    expect(readable(html)).toBe("Confirming...")
    expect(readable(render(<SubmitButton idle="Send" />, { isSending: true }))).toBe("Sending...")
  })
})

describe("the trap", () => {
  const html = render(<FormTrap />)

  it("keeps people, keyboards, screen readers and browsers' memories out", () => {
    expect(tagWith(html, "inert")).toContain('aria-hidden="true"')
    const trap = tagWith(html, 'name="website"')
    expect(trap).toContain('tabindex="-1"')
    expect(trap).toContain('autoComplete="off"')
  })
})

describe("what became of a form", () => {
  const outcome = (value: Outcome | null) => render(<FormOutcome outcome={value} talk={TALK} />)

  it("is nothing before it was sent, or while it is to be confirmed", () => {
    expect(outcome(null)).toBe("")
    expect(outcome({ state: "toConfirm" })).toBe("")
  })

  it("is told where it was sent to, and can take the focus", () => {
    const html = outcome({ state: "sent", reference: "7K4M-2Q9T" })
    const box = tagWith(html, 'role="alert"')
    expect(box).toContain('id="sent"')
    expect(box).toContain('tabindex="-1"')
    expect(readable(html)).toContain("Email sent successfully! Your reference is 7K4M-2Q9T")
  })

  it("is told in the form's own words, where nothing can be booked with it", () => {
    const html = render(
      <FormOutcome
        outcome={{ state: "sent", reference: "7K4M-2Q9T" }}
        talk={TALK}
        sentNext={en.contact.form.sentNext}
      />,
    )
    expect(readable(html)).toMatch(/Your message has the reference 7K4M-2Q9T ?\. We answer by email/)
    expect(readable(html)).not.toContain("booked")
  })

  it.each<Outcome>([
    { state: "kept", reference: "7K4M-2Q9T" },
    { state: "tooMany", retryAfterSeconds: 45 },
    { state: "notRecorded" },
    { state: "unreachable" },
    { state: "suspicious", suspicion: "trapFilled" },
    { state: "suspicious", suspicion: "tooFast" },
    { state: "suspicious", suspicion: "tokenInvalid" },
    { state: "suspicious", suspicion: "tokenExpired" },
  ])("is a failure with other ways to reach us: %o", (failure) => {
    const html = outcome(failure)
    expect(tagWith(html, 'role="alert"')).toContain('id="contact-outcome"')
    expect(readable(html)).toMatch(
      /^Failed to send email\. Please try again\. .+ Rather talk\? Call \+94 66 000 0000 WhatsApp$/,
    )
    expect(html).toContain('href="tel:+94660000000"')
  })

  it.each([
    [1, "in 1 minute."],
    [60, "in 1 minute."],
    [61, "in 2 minutes."],
    [3600, "in 60 minutes."],
  ])("after too many is told with the wait: %i s, %s", (retryAfterSeconds, words) => {
    expect(readable(outcome({ state: "tooMany", retryAfterSeconds }))).toContain(words)
  })

  it("is hidden by the field errors of a later submission", () => {
    const html = render(<FormOutcome outcome={{ state: "kept", reference: "7K4M-2Q9T" }} talk={TALK} />, {
      errors: [{ field: "email", words: "Enter your email address" }],
    })
    expect(html).toBe("")
  })
})
