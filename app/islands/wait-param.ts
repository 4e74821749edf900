/** The query parameter of a request for the complete page, however long the server waits for its data: `?wait=1`. */
export const WAIT_PARAM = "wait"
