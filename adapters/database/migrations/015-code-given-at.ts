/** When the person of a session last gave a code from their phone or from paper in it. Null: not since this was written down. */
export const CODE_GIVEN_AT: readonly string[] = ["alter table staff_sessions add column code_given_at text"]
