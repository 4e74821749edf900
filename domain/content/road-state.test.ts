import { expect, it } from "vitest"
import { sampleRoadState } from "#tests/support/sample-guide-data.ts"
import { bySeverity, newestReportMonth } from "./road-state.ts"

it("sorts reports by severity, and equally severe ones from the newest", () => {
  const states = [
    sampleRoadState({ id: "open", condition: "reopened", reportedOn: "2026-01-01" }),
    sampleRoadState({ id: "old", condition: "closed", reportedOn: "2025-11-30" }),
    sampleRoadState({ id: "new", condition: "closed", reportedOn: "2025-12-10" }),
    sampleRoadState({ id: "doubt", condition: "doubtful" }),
  ]
  expect(states.toSorted(bySeverity).map(({ id }) => id)).toEqual(["new", "old", "doubt", "open"])
})

it("the newest report of a page is in the latest month of its text and its reports", () => {
  expect(newestReportMonth("2025-12", [])).toBe("2025-12")
  expect(newestReportMonth("2025-12", [sampleRoadState({ reportedOn: "2026-01-11" })])).toBe("2026-01")
  expect(newestReportMonth("2025-12", [sampleRoadState({ reportedOn: "2025-11-30" })])).toBe("2025-12")
})
