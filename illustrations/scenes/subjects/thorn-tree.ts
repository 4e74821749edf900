import { group, path, stroke } from "../drawing/elements.ts"
import { ROUND_ENDS } from "./round.ts"

/** A flat-topped thorn tree of the dry plains: about 125 wide and 80 tall, its foot at (x, y). */
export function thornTree(x: number, y: number, scale: number, colour: string, lit: string): string {
  return group(
    [
      stroke("M0 0C2-20-2-34-6-44M-1-26C8-36 14-42 22-50M-4-36C-14-46-22-50-30-56", colour, 3.6, ROUND_ENDS),
      path(
        "M-62-50C-66-62-52-68-43-64C-38-78-18-80-10-71C0-84 22-80 27-69C40-74 60-64 54-51C44-47 36-51 26-48C14-44 8-49-4-46C-16-43-22-49-32-47C-44-45-52-45-62-50z",
        colour,
      ),
      path(
        "M-60-55C-58-66-48-66-42-63C-36-77-18-77-10-69C0-82 20-78 26-68C16-70 8-64 0-66C-8-68-14-64-22-66C-32-68-36-58-44-60C-50-61-54-56-60-55z",
        lit,
      ),
    ],
    { transform: `translate(${x} ${y})scale(${scale})` },
  )
}
