/** A place on the sheet; a third value of 1 makes it a sharp corner of a spline. */
export type Point = readonly [x: number, y: number, isCorner?: number]
