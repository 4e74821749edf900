import type { SceneName } from "../vehicles/scenes/scenes.ts"

/** The colours of a roadside, from the sky down to the verge before the road. `sky`: the text of gradient stops, the top first. */
export interface RoadsidePlace {
  sky: string
  horizon: string
  sun: string
  hills: string
  hillsShade: string
  trees: string
  treesLit: string
  foreground: string
}

/** The roadside behind the vehicles for each place of the road pictures, in the colours of the posters. */
export const ROADSIDE_PLACES: Record<SceneName, RoadsidePlace> = {
  coast: {
    sky: "0 #1c7488, .45 #7fc0bc, .74 #fdeac0",
    horizon: "#fdeac0",
    sun: "#ffcf6e",
    hills: "#8fbdb4",
    hillsShade: "#4f8f93",
    trees: "#2f7a72",
    treesLit: "#8fc09a",
    foreground: "#12393a",
  },
  hills: {
    sky: "0 #3f8f88, .45 #a8c8a0, .74 #fde2a6",
    horizon: "#fde2a6",
    sun: "#ffc65c",
    hills: "#86b39c",
    hillsShade: "#4f8a78",
    trees: "#3a7a5c",
    treesLit: "#a3c76a",
    foreground: "#12393a",
  },
  rock: {
    sky: "0 #2c6873, .42 #9fb592, .74 #f9d9a0",
    horizon: "#f6bd73",
    sun: "#ffd98a",
    hills: "#d4713f",
    hillsShade: "#6f3142",
    trees: "#3a5f50",
    treesLit: "#b3b46e",
    foreground: "#1d3d3d",
  },
  city: {
    sky: "0 #123a5c, .42 #7a7fa0, .74 #f9b78a",
    horizon: "#f9c49a",
    sun: "#ffd08a",
    hills: "#b98a9c",
    hillsShade: "#6f5a80",
    trees: "#3d4a68",
    treesLit: "#8f86a0",
    foreground: "#24244a",
  },
  dagoba: {
    sky: "0 #2b2f66, .42 #94749c, .74 #ffd0a8",
    horizon: "#ffd8b0",
    sun: "#ffd78c",
    hills: "#a884a8",
    hillsShade: "#6a4f86",
    trees: "#46447c",
    treesLit: "#9a82ac",
    foreground: "#221c48",
  },
  wild: {
    sky: "0 #9a4a34, .42 #e08a4c, .74 #ffe3a0",
    horizon: "#ffdc98",
    sun: "#fff0c4",
    hills: "#d99a5c",
    hillsShade: "#96523e",
    trees: "#7a5a3c",
    treesLit: "#d8a860",
    foreground: "#2a1428",
  },
  garden: {
    sky: "0 #5f9fb0, .42 #c8d3c0, .74 #fbe0c8",
    horizon: "#fbe6d0",
    sun: "#ffc9a0",
    hills: "#b9c4a8",
    hillsShade: "#86a08c",
    trees: "#4f8a68",
    treesLit: "#b4cc8c",
    foreground: "#1f4a44",
  },
}
