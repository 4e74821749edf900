/** The heading of the price: what leads to the sum, and where the focus goes when the sum has changed by one press. */
export const PRICE_ID = "price"
