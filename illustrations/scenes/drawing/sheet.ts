/** Every scene is drawn on a sheet of this size; x runs to the right and y down, in units of the sheet. */
export const WIDTH = 1600
export const HEIGHT = 900
