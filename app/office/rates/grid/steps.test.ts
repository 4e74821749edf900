import fc from "fast-check"
import { expect, it } from "vitest"
import { NO_STEPS, redo, type Step, type Steps, undo, withStep } from "./steps.ts"

const step = (id: string, from: string, to: string): Step => [{ id, from, to }]

it("undoes the last step, and redoes it", () => {
  const steps = withStep(withStep(NO_STEPS, step("a", "1", "2")), step("b", "3", "4"))
  const undoResult = undo(steps)
  expect(undoResult?.texts).toEqual(new Map([["b", "3"]]))
  expect(redo(undoResult?.steps ?? NO_STEPS)).toEqual({ texts: new Map([["b", "4"]]), steps })
})

it("has nothing to undo at the beginning, nor after a step that changed nothing", () => {
  expect(undo(NO_STEPS)).toBeNull()
  expect(redo(NO_STEPS)).toBeNull()
  expect(withStep(NO_STEPS, step("a", "1", "1"))).toBe(NO_STEPS)
})

it("has nothing to redo after a new step", () => {
  const stepsAfterUndo = undo(withStep(NO_STEPS, step("a", "1", "2")))?.steps ?? NO_STEPS
  expect(redo(withStep(stepsAfterUndo, step("b", "1", "2")))).toBeNull()
})

it("restores every earlier state, the latest first, whatever the steps are", () => {
  const anyEdit = fc.array(
    fc.record({ id: fc.constantFrom("a", "b", "c"), to: fc.string({ maxLength: 2 }) }),
    {
      maxLength: 3,
    },
  )
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 8 }), (edits) => {
      const texts = new Map([..."abc"].map((id) => [id, "0"]))
      let steps: Steps = NO_STEPS
      const states = [new Map(texts)]
      for (const edit of edits) {
        const newTexts = new Map(edit.map(({ id, to }) => [id, to]))
        const changes = [...newTexts].map(([id, to]) => ({ id, from: texts.get(id) ?? "", to }))
        const before = steps
        steps = withStep(steps, changes)
        for (const [id, to] of newTexts) texts.set(id, to)
        if (steps !== before) states.push(new Map(texts))
      }
      for (const state of states.toReversed().slice(1)) {
        const undoResult = undo(steps)
        for (const [id, text] of undoResult?.texts ?? []) texts.set(id, text)
        steps = undoResult?.steps ?? NO_STEPS
        expect(texts).toEqual(state)
      }
      expect(undo(steps)).toBeNull()
    }),
  )
})
