/** The name of the checkbox that books vehicles although they are not free. */
export const ALLOW_CONFLICT = "allow-clash"
