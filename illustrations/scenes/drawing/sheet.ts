/** The size of the sheet of every scene. x increases to the right and y downwards. */
export const WIDTH = 1600
export const HEIGHT = 900
