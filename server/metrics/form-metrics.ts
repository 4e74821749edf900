import type { FormGuard, Intake } from "#domain/enquiry/intake.ts"
import type { Metrics } from "./metrics.ts"

/** Wraps an intake to count the outcome of each enquiry. */
export function intakeWithMetrics(intake: Intake, metrics: Metrics): Intake {
  return {
    stateOf: (reference) => intake.stateOf(reference),
    sentBooking: (reference, formKey) => intake.sentBooking(reference, formKey),
    submittedEmail: (reference, formKey) => intake.submittedEmail(reference, formKey),
    submit: async (submission) => {
      const outcome = await intake.submit(submission)
      metrics.enquirySubmitted(submission.content.kind, outcome)
      return outcome
    },
  }
}

/** Wraps a form guard to count what it refuses. */
export function formGuardWithMetrics(guard: FormGuard, metrics: Metrics): FormGuard {
  return {
    issue: (formKey) => guard.issue(formKey),
    check: (token, honeypot) => {
      const result = guard.check(token, honeypot)
      if (!result.ok) metrics.formSuspected(result.suspicion)
      return result
    },
  }
}
