/** In the address of a page that is wanted whole, however long it takes: `?wait=1`. */
export const WHOLE_PARAM = "wait"
