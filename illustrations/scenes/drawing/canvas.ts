/** The size of every scene in drawing units. x increases to the right and y downwards. */
export const WIDTH = 1600
export const HEIGHT = 900
