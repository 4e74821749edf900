/** The query parameter that asks for the complete page, however long it takes: `?wait=1`. */
export const WAIT_PARAM = "wait"
