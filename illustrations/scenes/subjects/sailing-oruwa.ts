import { circle, path, stroke } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { ROUND, ROUND_ENDS } from "./round.ts"

interface SailColours {
  sail: string
  sailDark: string
  patch?: string
}

/** A fishing oruwa under its square sprit sail: the hull 220 wide, waterline on y = 0. @returns its id. */
export function sailingOruwaSymbol(scene: Scene, colours: SailColours): string {
  const hull = "#4a2438"
  const mast = "#2f1830"
  return scene.symbol(
    [
      stroke("M-6-6L-52-214M22-8L96-196M-40-20L-60 6M36-18L20 8", mast, 4.5, ROUND_ENDS),
      spritSail(colours),
      path("M-132 8C-110 12-20 13 44 9C20 17-100 18-132 8z", hull),
      stroke("M-70-8C-76-26-100-26-104 8M50-10C44-30 8-30-10 10", mast, 4),
      path("M-120-22C-104-10 88-10 122-28C118-8 104 6 90 7L-96 7C-108 4-118-6-120-22z", hull),
      path("M-120-22C-104-10 88-10 122-28L121-21C88-3-104-3-119-15z", "#c4644a"),
      helmsman(mast),
      bowman(),
    ].join(""),
  )
}

function spritSail({ sail, sailDark, patch }: SailColours): string {
  const patches = patch
    ? path("M-20-150L20-146 24-104-12-106z", patch, { opacity: 0.8 }) +
      path("M30-90L58-88 52-52 28-56z", patch, { opacity: 0.5 })
    : ""
  return [
    path("M-52-214C0-204 56-198 98-194C112-140 104-70 70-26C30-18-10-22-24-30C-12-90-24-160-52-214z", sail),
    path("M98-194C112-140 104-70 70-26C50-22 44-24 40-24C66-80 74-140 60-199z", sailDark),
    patches,
    stroke(
      "M-40-176C10-166 60-160 102-158M-30-126C14-118 60-112 98-114M-22-78C10-70 50-66 86-70",
      sailDark,
      1.8,
      {
        opacity: 0.6,
      },
    ),
  ].join("")
}

function helmsman(oar: string): string {
  return [
    path("M-80-12C-84-28-80-40-70-46L-60-44C-55-34-56-22-58-11z", "#f2e3c8"),
    stroke("M-64-40L-50-30-44-38", "#5d332c", 5, ROUND),
    stroke("M-38-50L-56 8", oar, 3.4, ROUND_ENDS),
    circle(-63, -53, 6.6, "#5d332c"),
    path("M-70-54C-70-62-58-64-56-56C-60-58-66-58-70-54z", "#2a1820"),
  ].join("")
}

function bowman(): string {
  return [
    path("M74-13C72-26 76-36 84-40L93-38C97-30 96-22 96-15z", "#e8a24a"),
    stroke("M90-34L102-26 112-34", "#5d332c", 4.6, ROUND),
    circle(91, -47, 6.2, "#5d332c"),
    path("M84-48C84-56 96-57 98-49C94-52 88-52 84-48z", "#2a1820"),
  ].join("")
}
