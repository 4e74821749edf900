/** The time at which a second factor was last entered in a session. Null: not since this migration. */
export const CODE_GIVEN_AT: readonly string[] = ["alter table staff_sessions add column code_given_at text"]
