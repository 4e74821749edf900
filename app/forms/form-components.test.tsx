import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { en } from "#messages/en.ts"
import { type View, viewOf } from "#tests/support/document.ts"
import { EmailField } from "./email-field.tsx"
import { ErrorSummary } from "./error-summary.tsx"
import { CheckboxField, DateTimeField, SelectField, TextAreaField, TextField } from "./fields.tsx"
import { type FormContextValue, FormProvider } from "./form-context.tsx"
import { FormGuardFields } from "./form-guard-fields.tsx"
import { FormOutcome } from "./form-outcome.tsx"
import type { FormState, Outcome } from "./form-state.ts"
import { SubmitButton } from "./submit-button.tsx"

const CONTACT_LINKS = {
  phone: "+94 66 000 0000",
  phoneHref: "tel:+94660000000",
  messagingHref: "https://wa.me/94660000000?text=Hello",
}

function render(component: ReactNode, form: Partial<FormContextValue> = {}): View {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={en}>
      <FormProvider value={{ idPrefix: "contact", token: "token", answers: {}, errors: [], ...form }}>
        {component}
      </FormProvider>
    </MessagesProvider>,
  )
  return viewOf(html)
}

describe("a field", () => {
  it("associates its label with its control, which has the specified name", () => {
    const view = render(<TextField field="contactNumber" type="tel" autoComplete="tel" />)
    const control = view.getByLabelText("Contact number")
    expect(control).toMatchObject({ id: "contact-contact_number", name: "contact_number", type: "tel" })
    expect(control.getAttribute("autocomplete")).toBe("tel")
    expect(control.getAttributeNames().filter((name) => name.startsWith("aria-"))).toEqual([])
  })

  it("shows label, hint, error and control in this order, and associates them", () => {
    const view = render(<TextField field="email" type="email" hint="We reply to this address" />, {
      errors: [{ field: "email", message: "Enter an email address like name@example.com" }],
    })
    expect(view.text).toBe(
      "Email We reply to this address Error: Enter an email address like name@example.com",
    )
    expect(view.all("#contact-email-error ~ input")).toHaveLength(1)
    const control = view.getByRole("textbox", { name: "Email" })
    expect(control.getAttribute("aria-describedby")).toBe("contact-email-hint contact-email-error")
    expect(control.getAttribute("aria-invalid")).toBe("true")
  })

  it("contains the submitted answer", () => {
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

  it("takes a label from its form, and is marked as optional", () => {
    const view = render(<TextField field="agent" isOptional />, { labels: { agent: "Your contact" } })
    expect(view.text).toBe("Your contact (optional)")
  })

  it("is announced as required, unless it is optional", () => {
    expect(render(<TextField field="name" />).all("input:required")).toHaveLength(1)
    expect(render(<TextField field="agent" isOptional />).all("input:required")).toEqual([])
  })

  it("has no maxlength, because validation reports a text that is too long", () => {
    expect(render(<TextField field="name" />).all("[maxlength]")).toEqual([])
  })
})

describe("a field outside a form context", () => {
  const standalone = (form?: Pick<FormState, "answers" | "errors">) =>
    render(<TextField field="deposit" label="Deposit" form={form} initial="66500" />)

  it("has its name as its id, and is not announced as required", () => {
    const control = standalone().getByLabelText("Deposit")
    expect(control).toMatchObject({ id: "deposit", name: "deposit", required: false })
  })

  it("contains the submitted answer, even an empty one, instead of its initial value", () => {
    expect(standalone().value("deposit")).toBe("66500")
    expect(standalone({ answers: { deposit: "" }, errors: [] }).value("deposit")).toBe("")
  })

  it("shows the error of its own field only", () => {
    const errors = [
      { field: "name", message: "Enter a name" },
      { field: "deposit", message: "Enter rupees" },
    ]
    expect(standalone({ answers: {}, errors }).text).toBe("Deposit Error: Enter rupees")
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

  it("can be a checkbox, which stays checked when the form is rendered again", () => {
    const checkbox = (answers: Record<string, string>) =>
      render(<CheckboxField field="airbags" label="Airbags" form={{ answers, errors: [] }} />).getByRole(
        "checkbox",
        { name: "Airbags" },
      )
    expect(checkbox({ airbags: "yes" })).toMatchObject({ checked: true })
    expect(checkbox({ airbags: "" })).toMatchObject({ checked: false })
  })
})

describe("the error summary", () => {
  it("is not rendered without errors", () => expect(render(<ErrorSummary />).element.innerHTML).toBe(""))

  it("is a focusable alert with a link to each field", () => {
    const view = render(<ErrorSummary />, {
      errors: [
        { field: "name", message: "Enter your name" },
        { field: "email", message: "Enter your email address" },
      ],
    })
    expect(view.getByRole("alert")).toMatchObject({ tabIndex: -1, id: "contact-outcome" })
    expect(view.text).toBe("There is a problem Enter your name Enter your email address")
    expect(view.hrefs()).toEqual(["#contact-name", "#contact-email"])
  })
})

describe("the submit button", () => {
  it("submits the form, and is enabled", () => {
    const view = render(<SubmitButton label="Send" />)
    expect(view.getByRole("button", { name: "Send" })).toMatchObject({ type: "submit", disabled: false })
  })

  it("is disabled and reads 'Sending...' while the form is being sent", () => {
    const view = render(<SubmitButton label="Confirm Booking" sendingLabel="Confirming..." step="send" />, {
      isSending: true,
    })
    expect(view.getByRole("button", { name: "Confirming..." })).toMatchObject({ disabled: true })
    expect(render(<SubmitButton label="Send" />, { isSending: true }).text).toBe("Sending...")
  })
})

describe("the honeypot", () => {
  const view = render(<FormGuardFields />)

  it("is hidden from people, keyboards, screen readers and autofill", () => {
    expect(view.queryAllByRole("textbox")).toEqual([])
    const honeypot = view.one('[inert] [name="website"]')
    expect(honeypot.tabIndex).toBe(-1)
    expect(honeypot.getAttribute("autocomplete")).toBe("off")
  })
})

describe("the email field", () => {
  it("suggests the address that was probably meant, in the description of its control", () => {
    const view = render(<EmailField hint="We reply to this address" />, {
      answers: { email: "ann@gmial.com" },
    })
    expect(view.getByRole("status").textContent).toBe("Did you mean ann@gmail.com?")
    const control = view.getByRole("textbox", { name: "Email" })
    expect(control).toMatchObject({ value: "ann@gmial.com" })
    expect(control.getAttribute("aria-describedby")).toBe("contact-email-hint contact-email-likely")
    expect(control.getAttribute("aria-invalid")).toBeNull()
  })

  it("suggests nothing for an address without a likely error", () => {
    const view = render(<EmailField />, { answers: { email: "ann@example.com" } })
    expect(view.getByRole("status").textContent).toBe("")
    expect(view.getByRole("textbox").getAttribute("aria-describedby")).toBeNull()
  })

  it("offers a copy by an unchecked checkbox, only if one can be sent", () => {
    const view = render(<EmailField />, { offersCopy: true })
    expect(view.getByRole("checkbox", { name: "Send me a copy by email" })).toMatchObject({
      name: "copy_by_email",
      checked: false,
    })
    expect(render(<EmailField />).queryAllByRole("checkbox")).toEqual([])
  })
})

describe("the outcome of a form", () => {
  const outcome = (value: Outcome | null) =>
    render(<FormOutcome outcome={value} contactLinks={CONTACT_LINKS} />)

  it("is not rendered before the form is sent, or while it has to be confirmed", () => {
    expect(outcome(null).element.innerHTML).toBe("")
    expect(outcome({ state: "toConfirm" }).element.innerHTML).toBe("")
  })

  it("shows the success as a focusable alert", () => {
    const view = outcome({ state: "sent", reference: "7K4M-2Q9T", pagePath: null, submittedEmail: null })
    expect(view.getByRole("alert")).toMatchObject({ id: "sent", tabIndex: -1 })
    expect(view.text).toContain("Email sent successfully! Your reference is 7K4M-2Q9T")
  })

  it("repeats the email address, and says how to correct it", () => {
    const submittedEmail = { email: "ann@example.com", hasCopy: false }
    const view = outcome({ state: "sent", reference: "7K4M-2Q9T", pagePath: null, submittedEmail })
    expect(view.element.textContent).toContain(
      "We answer to ann@example.com. Is that right? If not, call +94 66 000 0000, or send the form again",
    )
    expect(view.hrefs()).toEqual(["tel:+94660000000"])
  })

  it("says that a copy is sent to the address, and suggests the address that was probably meant", () => {
    const submittedEmail = { email: "ann@gmial.com", hasCopy: true }
    const view = outcome({ state: "sent", reference: "7K4M-2Q9T", pagePath: null, submittedEmail })
    expect(view.element.textContent).toContain(
      "We answer to ann@gmial.com, and a copy is on its way there. Is that right? Did you mean ann@gmail.com?",
    )
  })

  it("shows the form's own success message if the form is not one for a booking", () => {
    const view = render(
      <FormOutcome
        outcome={{ state: "sent", reference: "7K4M-2Q9T", pagePath: null, submittedEmail: null }}
        contactLinks={CONTACT_LINKS}
        textAroundReference={en.contact.form.sentText}
      />,
    )
    expect(view.text).toMatch(/Your message has the reference 7K4M-2Q9T ?\. We answer by email/)
    expect(view.text).not.toContain("booked")
  })

  it.each<Outcome>([
    { state: "recorded", reference: "7K4M-2Q9T" },
    { state: "tooMany", retryAfterSeconds: 45 },
    { state: "notRecorded" },
    { state: "unreachable" },
  ])("shows a failure with other contact links: %o", (failure) => {
    const view = outcome(failure)
    expect(view.getByRole("alert").id).toBe("contact-outcome")
    expect(view.text).toMatch(
      /^Failed to send email\. Please try again\. .+ Prefer to talk\? Call \+94 66 000 0000 WhatsApp$/,
    )
    expect(view.hrefs()).toContain("tel:+94660000000")
  })

  it.each(["trapFilled", "tooFast", "tokenInvalid", "tokenExpired"] as const)(
    "shows that a form is not sent yet, with other contact links: %s",
    (suspicion) => {
      const view = outcome({ state: "suspicious", suspicion })
      expect(view.getByRole("alert").id).toBe("contact-outcome")
      expect(view.text).toMatch(
        /^Not sent yet .+once more\. Prefer to talk\? Call \+94 66 000 0000 WhatsApp$/,
      )
    },
  )

  it.each([
    [1, "in 1 minute."],
    [60, "in 1 minute."],
    [61, "in 2 minutes."],
    [3600, "in 60 minutes."],
  ])("shows the wait after too many submissions: %i s, %s", (retryAfterSeconds, wait) => {
    expect(outcome({ state: "tooMany", retryAfterSeconds }).text).toContain(wait)
  })

  it("is hidden by the field errors of a later submission", () => {
    const view = render(
      <FormOutcome outcome={{ state: "recorded", reference: "7K4M-2Q9T" }} contactLinks={CONTACT_LINKS} />,
      {
        errors: [{ field: "email", message: "Enter your email address" }],
      },
    )
    expect(view.element.innerHTML).toBe("")
  })
})
