import type { FormGuard, Intake } from "#domain/enquiry/intake.ts"
import type { Metrics } from "./metrics.ts"

/** The same intake; what became of each enquiry is counted. */
export function watchedIntake(intake: Intake, metrics: Metrics): Intake {
  return {
    stateOf: (reference) => intake.stateOf(reference),
    submit: async (submission) => {
      const outcome = await intake.submit(submission)
      metrics.enquiryTaken(submission.content.kind, outcome)
      return outcome
    },
  }
}

/** The same guard; what it suspects is counted. */
export function watchedFormGuard(guard: FormGuard, metrics: Metrics): FormGuard {
  return {
    issue: (formKey) => guard.issue(formKey),
    check: (token, trap) => {
      const checked = guard.check(token, trap)
      if (!checked.ok) metrics.formSuspected(checked.suspicion)
      return checked
    },
  }
}
