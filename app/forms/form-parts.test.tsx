import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { en } from "#messages/en.ts"
import { type View, viewOf } from "#tests/support/document.ts"
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

function render(part: ReactNode, form: Partial<FormContextValue> = {}): View {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={en}>
      <FormProvider value={{ idPrefix: "contact", token: "token", answers: {}, errors: [], ...form }}>
        {part}
      </FormProvider>
    </MessagesProvider>,
  )
  return viewOf(html)
}

describe("a field", () => {
  it("has its label tied to its control, which has the fixed name", () => {
    const view = render(<TextField field="contactNumber" type="tel" autoComplete="tel" />)
    const control = view.getByLabelText("Contact number")
    expect(control).toMatchObject({ id: "contact-contact_number", name: "contact_number", type: "tel" })
    expect(control.getAttribute("autocomplete")).toBe("tel")
    expect(control.getAttributeNames().filter((name) => name.startsWith("aria-"))).toEqual([])
  })

  it("shows label, hint, error and control in this order, and ties them together", () => {
    const view = render(<TextField field="email" type="email" hint="We reply to this address" />, {
      errors: [{ field: "email", words: "Enter an email address like name@example.com" }],
    })
    expect(view.text).toBe(
      "Email We reply to this address Error: Enter an email address like name@example.com",
    )
    expect(view.all("#contact-email-error ~ input")).toHaveLength(1)
    const control = view.getByRole("textbox", { name: "Email" })
    expect(control.getAttribute("aria-describedby")).toBe("contact-email-hint contact-email-error")
    expect(control.getAttribute("aria-invalid")).toBe("true")
  })

  it("holds what was typed", () => {
    const answers = { message: "Two\nlines", pickUpAt: "2026-12-12T09:00", agent: "Office 2" }
    const view = render(
      <>
        <TextAreaField field="message" />
        <DateTimeField field="pickUpAt" />
        <SelectField field="agent" options={[{ value: "Office 2", label: "Office 2" }]} emptyLabel="None" />
      </>,
      { answers },
    )
    expect(view.value("message")).toBe("Two\nlines")
    expect(view.value("pick_up_time_date")).toBe("2026-12-12T09:00")
    expect(view.value("agent")).toBe("Office 2")
  })

  it("may have a label of its form's own, and say that it can be left open", () => {
    const view = render(<TextField field="agent" isOptional />, { labels: { agent: "Whom you met" } })
    expect(view.text).toBe("Whom you met (optional)")
  })

  it("announces that it is required, unless it is optional", () => {
    expect(render(<TextField field="name" />).all("input:required")).toHaveLength(1)
    expect(render(<TextField field="agent" isOptional />).all("input:required")).toEqual([])
  })

  it("cuts nothing off: the check says what is too long", () => {
    expect(render(<TextField field="name" />).all("[maxlength]")).toEqual([])
  })
})

describe("a field with a label and a form of its own", () => {
  const own = (form?: Pick<FormState, "answers" | "errors">) =>
    render(<TextField field="deposit" label="Deposit" form={form} initial="66500" />)

  it("has its name as its id, and is not announced as required", () => {
    const control = own().getByLabelText("Deposit")
    expect(control).toMatchObject({ id: "deposit", name: "deposit", required: false })
  })

  it("holds the submitted answer, even an empty one, instead of the one that it begins with", () => {
    expect(own().value("deposit")).toBe("66500")
    expect(own({ answers: { deposit: "" }, errors: [] }).value("deposit")).toBe("")
  })

  it("shows the error of its own field only", () => {
    const errors = [
      { field: "name", words: "Enter a name" },
      { field: "deposit", words: "Enter rupees" },
    ]
    expect(own({ answers: {}, errors }).text).toBe("Deposit Error: Enter rupees")
  })

  it("shows its options in groups, with the selected one", () => {
    const view = render(
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
    expect(view.all('optgroup[label="Vans"] option')).toHaveLength(1)
    expect(view.value("vehicle")).toBe("kdh")
    expect(view.text).toBe("Vehicle Choose None KDH")
  })

  it("may be a box, which stays ticked when the form is rendered again", () => {
    const box = (answers: Record<string, string>) =>
      render(<CheckboxField field="airbags" label="Airbags" form={{ answers, errors: [] }} />).getByRole(
        "checkbox",
        { name: "Airbags" },
      )
    expect(box({ airbags: "yes" })).toMatchObject({ checked: true })
    expect(box({ airbags: "" })).toMatchObject({ checked: false })
  })
})

describe("the error summary", () => {
  it("is not there without errors", () => expect(render(<ErrorSummary />).element.innerHTML).toBe(""))

  it("can take the focus, is an alert, and leads to each field", () => {
    const view = render(<ErrorSummary />, {
      errors: [
        { field: "name", words: "Enter your name" },
        { field: "email", words: "Enter your email address" },
      ],
    })
    expect(view.getByRole("alert")).toMatchObject({ tabIndex: -1, id: "contact-outcome" })
    expect(view.text).toBe("There is a problem Enter your name Enter your email address")
    expect(view.hrefs()).toEqual(["#contact-name", "#contact-email"])
  })
})

describe("the button", () => {
  it("sends, and is ready", () => {
    const view = render(<SubmitButton idle="Send" />)
    expect(view.getByRole("button", { name: "Send" })).toMatchObject({ type: "submit", disabled: false })
  })

  it("is disabled while the form is on its way, and says so", () => {
    const view = render(<SubmitButton idle="Confirm Booking" busy="Confirming..." step="send" />, {
      isSending: true,
    })
    expect(view.getByRole("button", { name: "Confirming..." })).toMatchObject({ disabled: true })
    expect(render(<SubmitButton idle="Send" />, { isSending: true }).text).toBe("Sending...")
  })
})

describe("the trap", () => {
  const view = render(<FormTrap />)

  it("keeps people, keyboards, screen readers and browsers' memories out", () => {
    expect(view.queryAllByRole("textbox")).toEqual([])
    const trap = view.one('[inert] [name="website"]')
    expect(trap.tabIndex).toBe(-1)
    expect(trap.getAttribute("autocomplete")).toBe("off")
  })
})

describe("what became of a form", () => {
  const outcome = (value: Outcome | null) => render(<FormOutcome outcome={value} talk={TALK} />)

  it("is nothing before it was sent, or while it is to be confirmed", () => {
    expect(outcome(null).element.innerHTML).toBe("")
    expect(outcome({ state: "toConfirm" }).element.innerHTML).toBe("")
  })

  it("is told where it was sent to, and can take the focus", () => {
    const view = outcome({ state: "sent", reference: "7K4M-2Q9T" })
    expect(view.getByRole("alert")).toMatchObject({ id: "sent", tabIndex: -1 })
    expect(view.text).toContain("Email sent successfully! Your reference is 7K4M-2Q9T")
  })

  it("is told in the form's own words, where nothing can be booked with it", () => {
    const view = render(
      <FormOutcome
        outcome={{ state: "sent", reference: "7K4M-2Q9T" }}
        talk={TALK}
        sentNext={en.contact.form.sentNext}
      />,
    )
    expect(view.text).toMatch(/Your message has the reference 7K4M-2Q9T ?\. We answer by email/)
    expect(view.text).not.toContain("booked")
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
    const view = outcome(failure)
    expect(view.getByRole("alert").id).toBe("contact-outcome")
    expect(view.text).toMatch(
      /^Failed to send email\. Please try again\. .+ Prefer to talk\? Call \+94 66 000 0000 WhatsApp$/,
    )
    expect(view.hrefs()).toContain("tel:+94660000000")
  })

  it.each([
    [1, "in 1 minute."],
    [60, "in 1 minute."],
    [61, "in 2 minutes."],
    [3600, "in 60 minutes."],
  ])("after too many is told with the wait: %i s, %s", (retryAfterSeconds, words) => {
    expect(outcome({ state: "tooMany", retryAfterSeconds }).text).toContain(words)
  })

  it("is hidden by the field errors of a later submission", () => {
    const view = render(<FormOutcome outcome={{ state: "kept", reference: "7K4M-2Q9T" }} talk={TALK} />, {
      errors: [{ field: "email", words: "Enter your email address" }],
    })
    expect(view.element.innerHTML).toBe("")
  })
})
