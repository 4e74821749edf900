/** A change that is undone as a whole: the texts of the fields before and after, by their ids. */
export type Step = readonly { id: string; from: string; to: string }[]

/** The steps that can be undone, and those that can be redone. */
export type Steps = { done: readonly Step[]; undone: readonly Step[] }

export const NO_STEPS: Steps = { done: [], undone: [] }

/** Adds a step, unless it changes nothing. A new step clears the steps that could be redone. */
export function withStep(steps: Steps, step: Step): Steps {
  const changing = step.filter(({ from, to }) => from !== to)
  return changing.length === 0 ? steps : { done: [...steps.done, changing], undone: [] }
}

/** @returns the texts to set, and the steps after the undo; null if there is no step to undo */
export function undo({ done, undone }: Steps): { texts: Map<string, string>; steps: Steps } | null {
  const step = done.at(-1)
  if (!step) return null
  const texts = new Map(step.map(({ id, from }) => [id, from]))
  return { texts, steps: { done: done.slice(0, -1), undone: [...undone, step] } }
}

/** @returns the texts to set, and the steps after the redo; null if there is no step to redo */
export function redo({ done, undone }: Steps): { texts: Map<string, string>; steps: Steps } | null {
  const step = undone.at(-1)
  if (!step) return null
  const texts = new Map(step.map(({ id, to }) => [id, to]))
  return { texts, steps: { done: [...done, step], undone: undone.slice(0, -1) } }
}
