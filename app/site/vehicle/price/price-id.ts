/** The id of the heading of the price, for links and for the focus after a change. */
export const PRICE_ID = "price"
