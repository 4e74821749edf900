/** The query parameter with the key of the form that was sent. The key is random, and known only to the browser that sent it. */
export const RECEIPT_PARAM = "receipt"
