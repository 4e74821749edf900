/** Settings of a site that refuses nobody for coming often. */
export const NO_RATE_LIMITS = {
  INTAKE_PER_MINUTE: "100000",
  INTAKE_PER_HOUR: "1000000",
  INTAKE_SITE_PER_MINUTE: "100000",
  INTAKE_SITE_PER_HOUR: "1000000",
}
