import * as v from "valibot"
import { type Cents, formatRuleAmount } from "#domain/money.ts"
import { amount, integer } from "./setting-schemas.ts"

/**
 * The company's numeric rules, each with its kind. Everything else about a rule is derived from this table: the type, the fields
 * of the office's form, the placeholders of texts, and the checks of `content/rules.json`, of the form and of stored rows.
 *
 * A new rule is a line here, its label in `messages/en/office-site.ts` and its value in `content/rules.json`, which is also the
 * value for rows that were stored before the rule existed. Source: docs/requirements.md, R11.6.
 */
export const RULES = {
  /** Kilometres that each rental day includes. */
  mileageAllowanceKm: "whole",
  /** Days for which the deposit may be held after the return. */
  depositHeldDays: "whole",
  /** The amount of an insurance claim that the customer pays. */
  insuranceExcess: "amount",
  /** The cost up to which the customer may have a repair done without asking. */
  minorRepairLimit: "amount",
  /** The lowest cleaning charge. */
  cleaningFrom: "amount",
  /** The highest cleaning charge, not below `cleaningFrom`. */
  cleaningTo: "amount",
  /** The youngest age of a driver, in years. */
  minimumAge: "whole",
} as const satisfies Record<string, RuleKind>

/** 'whole': a whole number, 0 to 100,000. 'amount': rupees in forms, files and stored rows, `Cents` in code. */
export type RuleKind = "whole" | "amount"

export type RuleName = keyof typeof RULES

/** The value of each rule: a whole number, or `Cents` for an amount. */
export type CompanyRules = { [Name in RuleName]: KindValues[(typeof RULES)[Name]] }

type KindValues = { whole: number; amount: Cents }

/** Every rule, in the order in which the office's form shows them. */
export const RULE_NAMES = Object.keys(RULES) as RuleName[] // the keys of a constant table

/** Whether there is a rule of this name. */
export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(RULES, name)
}

/**
 * Pairs of rules that are the two ends of one range. The first is never above the second, and if one end of a stored range
 * cannot be read, both take their defaults.
 */
export const RULE_RANGES: readonly (readonly [RuleName, RuleName])[] = [["cleaningFrom", "cleaningTo"]]

const SCHEMAS = { whole: integer, amount } satisfies Record<RuleKind, v.GenericSchema>

type RuleSchemas = { [Name in RuleName]: (typeof SCHEMAS)[(typeof RULES)[Name]] }

/** Parses the rules of a file, a form or a stored row: every rule, no other key. Amounts in rupees become `Cents`. */
export const rulesSchema = v.pipe(
  v.strictObject(eachRule((_, kind) => SCHEMAS[kind]) as RuleSchemas), // each with the schema of its kind
  ...RULE_RANGES.map(([from, to]) =>
    v.forward(
      v.partialCheck<CompanyRules, [[RuleName], [RuleName]], CompanyRules, string>(
        [[from], [to]],
        (rules) => rules[from] <= rules[to],
        "write the smaller amount first",
      ),
      [to],
    ),
  ),
)

/** The input of `rulesSchema` for these rules: amounts in rupees. */
export function rulesInput(rules: CompanyRules): Record<RuleName, number> {
  return eachRule((name, kind) => (kind === "amount" ? rules[name] / 100 : rules[name]))
}

/** The values of the placeholders that a text may have, such as `{insuranceExcess}`: `Rs. 5,000`, `100`. */
export type RuleTexts = Record<RuleName, string>

/** The rules formatted for texts. */
export function ruleTexts(rules: CompanyRules): RuleTexts {
  // A rule of the kind 'amount' holds Cents.
  return eachRule((name, kind) =>
    kind === "amount" ? formatRuleAmount(rules[name] as Cents) : String(rules[name]),
  )
}

function eachRule<Value>(makeValue: (name: RuleName, kind: RuleKind) => Value): Record<RuleName, Value> {
  // Complete, because `RULE_NAMES` lists every rule.
  return Object.fromEntries(RULE_NAMES.map((name) => [name, makeValue(name, RULES[name])])) as Record<
    RuleName,
    Value
  >
}
