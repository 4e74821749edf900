/** Settings that disable the rate limits of forms. */
export const NO_RATE_LIMITS = {
  INTAKE_PER_MINUTE: "100000",
  INTAKE_PER_HOUR: "1000000",
  INTAKE_SITE_PER_MINUTE: "100000",
  INTAKE_SITE_PER_HOUR: "1000000",
}
