import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { type Scene, stops } from "../scene.ts"
import { ROUND_ENDS } from "./round.ts"
import { wheel } from "./wheel.ts"

const VAN = {
  white: "#fffdf4",
  mid: "#f0ead8",
  shade: "#b9b6c6",
  deep: "#7f7f9c",
  glass: "#1f4358",
  trim: "#4a4658",
  lamp: "#fff0b8",
  tail: "#d8432f",
  blind: "#2f6a78",
}
type VanColours = typeof VAN

/** A white van with a high roof and luggage on it: 300 long, wheels on y = 0, facing right. */
export function vanSymbol(scene: Scene, colours: Partial<VanColours> = {}): string {
  const van = { ...VAN, ...colours }
  return scene.symbol(
    joinMarkup([
      vanBody(scene, van),
      vanGlass(van),
      vanLinesAndTrim(van),
      vanLamps(van),
      vanWheels(),
      roofLoad(van),
    ]),
  )
}

function vanBody(scene: Scene, { white, mid, shade, deep }: VanColours): string {
  const body =
    "M-148-20V-62C-149-96-147-116-141-124C-136-131-120-133-98-133L62-133C80-133 90-130 98-118L118-84C134-80 144-70 147-56L151-34C152-24 151-20 150-16L-146-16z"
  return joinMarkup([
    path(
      body,
      scene.linearGradient(
        0,
        -133,
        0,
        -16,
        stops(`0 ${white}, .36 ${white}, .5 ${mid}, .78 ${shade}, 1 ${deep}`),
      ),
    ),
    path(
      "M-141-124C-136-131-120-133-98-133L62-133C80-133 90-130 98-118L101-113C60-116-120-116-144-113C-143-118-142-122-141-124z",
      "#ffffff",
    ),
    path("M-144-113C-120-116 60-116 101-113L103-109.500C60-112-120-112-145-109z", shade, { opacity: 0.7 }),
  ])
}

function vanGlass({ glass, blind, trim }: VanColours): string {
  return joinMarkup([
    path(
      "M-140-102H-96V-68H-141C-142-80-141-92-140-102zM-91-102H-40V-68H-91zM-35-102H38V-68H-35zM44-102H84C92-102 96-99 100-92L111-72C112-69 111-68 108-68H44z",
      glass,
    ),
    path("M-140-102H-96V-68H-141C-142-80-141-92-140-102zM-91-102H-40V-68H-91z", blind, { opacity: 0.55 }),
    path(
      "M-128-102H-116L-132-68H-141V-74zM-70-102H-54L-72-68H-88zM4-102H26L8-68H-14zM60-102H74L58-68H44V-72z",
      "#fff",
      { opacity: 0.2 },
    ),
    path("M88-102C96-102 100-96 104-90L113-73C114-70 114-68 111-68L117-68 118-84 101-113 96-110z", glass, {
      opacity: 0.55,
    }),
    path("M44-102L50-102 50-68 44-68z", trim, { opacity: 0.0 }),
  ])
}

function vanLinesAndTrim({ trim }: VanColours): string {
  return joinMarkup([
    stroke("M-38-104V-22M41-104V-22M92-62C90-40 88-30 84-24M-146-60H146", trim, 1.3, { opacity: 0.42 }),
    stroke("M-140-56H-38", trim, 2.4, { opacity: 0.4 }),
    path("M-146-50H146L149-44H-147z", "#e8b04a", { opacity: 0.9 }),
    path("M-147-43H149L150-40H-147z", "#d8432f", { opacity: 0.9 }),
    path("M-30-60h14v3h-14zM48-60h14v3h-14z", trim, { opacity: 0.7 }),
    path("M104-84C112-88 120-84 119-76L106-74z", trim),
    path("M-148-24H151L150-13C150-10 148-9 145-9H-143C-146-9-148-12-148-24z", trim),
    path("M-148-24H151V-21H-148z", "#fff", { opacity: 0.16 }),
  ])
}

function vanLamps({ lamp, tail }: VanColours): string {
  return joinMarkup([
    path("M130-60C140-60 146-56 148-48L149-40 136-44C131-48 129-54 130-60z", lamp),
    path("M130-60C140-60 146-56 148-48L149-44 140-50z", "#fff"),
    path("M-148-76H-142V-46H-148z", tail),
    path("M-148-58H-142V-52H-148z", "#ffd9a0"),
  ])
}

function vanWheels(): string {
  return joinMarkup([
    path(
      "M-116-9C-118-34-104-46-86-46C-68-46-54-34-56-9zM66-9C64-34 78-46 96-46C114-46 128-34 126-9z",
      "#332a3c",
    ),
    wheel(-86, 20),
    wheel(96, 20),
  ])
}

function roofLoad({ trim }: VanColours): string {
  return joinMarkup([
    stroke("M-100-133V-139M-20-133V-139M50-133V-139M-112-139H62", trim, 3, ROUND_ENDS),
    path("M-84-141V-156C-84-158-82-159-80-159H-34V-141z", "#a8673f"),
    path("M-34-159H-30C-28-159-27-158-27-156V-141H-34z", "#7a4630"),
    stroke("M-70-159V-141M-48-159V-141", "#e0b070", 3),
    path("M-22-141V-152H26V-141z", "#2f7f8a"),
    stroke("M-22-147H26", "#8fd0c8", 2),
  ])
}
