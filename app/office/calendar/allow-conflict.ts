/** The name of the checkbox that saves a booking or a block although vehicles are not free. */
export const ALLOW_CONFLICT = "allow-clash"
