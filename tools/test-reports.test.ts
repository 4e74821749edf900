import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { outcomeOfPlaywright, outcomeOfVitest } from "./test-reports.ts"

const fileOf = (path: string) => join(process.cwd(), path)

describe("the outcome of vitest", () => {
  const passed = { fullName: "a price is whole", status: "passed", failureMessages: [] }

  it("lists each failed test with the first lines of its error", () => {
    const failureMessages = [["Error: 2 is not 1", ...Array(40).fill("    at somewhere")].join("\n")]
    const report = {
      numPassedTests: 1,
      testResults: [
        {
          name: fileOf("domain/price.test.ts"),
          status: "failed" as const,
          message: "",
          assertionResults: [passed, { fullName: "a price is round", status: "failed", failureMessages }],
        },
      ],
    }
    const { passed: count, failures } = outcomeOfVitest(report)
    expect(count).toBe(1)
    expect(failures).toHaveLength(1)
    expect(failures[0]?.split("\n").slice(0, 2)).toEqual([
      "domain/price.test.ts: a price is round",
      "  Error: 2 is not 1",
    ])
    expect(failures[0]?.split("\n")).toHaveLength(25)
  })

  it("counts a file that could not be loaded as one failure, even if tests of it passed", () => {
    const broken = { status: "failed" as const, message: "no such module" }
    const report = {
      numPassedTests: 1,
      testResults: [
        { name: fileOf("a.test.ts"), ...broken, assertionResults: [] },
        { name: fileOf("b.test.ts"), ...broken, assertionResults: [passed] },
        { name: fileOf("c.test.ts"), status: "passed" as const, message: "", assertionResults: [passed] },
      ],
    }
    expect(outcomeOfVitest(report).failures).toEqual([
      "a.test.ts\n  no such module",
      "b.test.ts\n  no such module",
    ])
  })
})

describe("the outcome of Playwright", () => {
  it("lists each failed test with its browser and all of its errors, also inside a describe block", () => {
    const test = (projectName: string, status: string, message?: string) => ({
      projectName,
      status,
      results: [{ errors: message ? [{ message }, { message: "at the third step" }] : [] }],
    })
    const spec = (title: string, tests: ReturnType<typeof test>[]) => ({ title, file: "home.spec.ts", tests })
    const report = {
      stats: { expected: 1, flaky: 1 },
      errors: [],
      suites: [
        {
          specs: [spec("opens", [test("desktop", "expected"), test("phone", "flaky", "once")])],
          suites: [{ specs: [spec("closes", [test("phone", "unexpected", "it stays open")])] }],
        },
      ],
    }
    expect(outcomeOfPlaywright(report)).toEqual({
      passed: 2,
      failures: ["home.spec.ts (phone): closes\n  it stays open\n  at the third step"],
    })
  })

  it("lists errors outside of all tests", () => {
    const report = { stats: { expected: 0, flaky: 0 }, suites: [], errors: [{ message: "no browser" }] }
    expect(outcomeOfPlaywright(report).failures).toEqual(["browser tests\n  no browser"])
  })
})
