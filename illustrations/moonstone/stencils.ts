/**
 * The fleet as stencils: one colour, with gaps instead of lines. Drawn on 320 by 140, facing right, wheels on
 * y = 128; the procession turns them to face left, as all our vehicles do.
 */
export type Stencil = { body: string; windows: string; wheels: readonly Wheel[] }
type Wheel = { x: number; radius: number }

export const STENCILS = {
  hatchback: {
    body: "M28 112V80q0-9 6-17L58 30q7-9 19-9h98q12 0 21 9l30 31 42 8q18 4 20 22v21z",
    windows: "M74 34h42v28H52l16-24q3-4 6-4zM124 34h48q8 0 13 5l22 23h-83z",
    wheels: [
      { x: 80, radius: 24 },
      { x: 236, radius: 24 },
    ],
  },
  saloon: {
    body: "M18 110V86q0-11 14-13l40-7 36-30q8-7 20-7h54q13 0 23 8l34 28 40 6q22 4 23 22v17z",
    windows: "M124 40h32v26H88l26-22q5-4 10-4zM164 40h20q9 0 15 5l25 21h-60z",
    wheels: [
      { x: 80, radius: 23 },
      { x: 246, radius: 23 },
    ],
  },
  offRoader: {
    body: "M24 104V58q0-7 5-13l18-24q6-8 18-8h130q11 0 19 8l29 34 42 6q15 3 16 19v24z",
    windows: "M68 26h34v30H44l17-25q3-5 7-5zM110 26h40v30h-40zM158 26h34q8 0 13 6l20 24h-67z",
    wheels: [
      { x: 82, radius: 28 },
      { x: 246, radius: 28 },
    ],
  },
  van: {
    body: "M16 112V34q0-21 21-21h186q19 0 31 14l34 40q10 12 12 27v18z",
    windows: "M32 32q0-5 6-5h44v32H32zM90 27h56v32H90zM154 27h56v32h-56zM218 27h8q10 0 16 7l22 25h-46z",
    wheels: [
      { x: 76, radius: 24 },
      { x: 250, radius: 24 },
    ],
  },
  midiCoach: {
    body: "M10 112V26q0-14 14-14h246q14 0 18 13l18 44q4 9 4 18v25z",
    windows:
      "M24 26h34v32H24zM66 26h38v32H66zM112 26h38v32h-38zM158 26h38v32h-38zM204 26h30v32h-30zM242 26h26q6 0 8 6l10 26h-44z",
    wheels: [
      { x: 76, radius: 22 },
      { x: 252, radius: 22 },
    ],
  },
  bus: {
    body: "M4 112V18Q4 6 16 6h278q14 0 16 13l6 60v33z",
    windows:
      "M16 22h38v34H16zM62 22h38v34H62zM108 22h38v34h-38zM154 22h38v34h-38zM200 22h38v34h-38zM246 18h44q6 0 7 6l4 46h-55z",
    wheels: [
      { x: 74, radius: 22 },
      { x: 252, radius: 22 },
    ],
  },
  limousine: {
    body: "M6 110V90q0-10 12-12l38-7 34-28q7-6 18-6h112q12 0 21 7l32 27 34 5q9 3 9 18v16z",
    windows: "M106 48h26v23H74l22-19q4-4 10-4zM140 48h44v23h-44zM192 48h26q9 0 15 5l20 18h-61z",
    wheels: [
      { x: 64, radius: 21 },
      { x: 262, radius: 21 },
    ],
  },
} satisfies Record<string, Stencil>

export type StencilName = keyof typeof STENCILS
