import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import type { Section } from "#domain/content/content.ts"
import { unknownRules } from "#domain/content/rule-texts.ts"
import { RULE_NAMES } from "#domain/content/rules.ts"
import { isUnknownKey } from "#domain/content/setting-schemas.ts"
import { isMissingFile } from "#lib/is-missing-file.ts"
import { readFrontMatter } from "./front-matter.ts"
import { lineNumbersOf } from "./json-line-numbers.ts"
import { readMarkdown } from "./markdown.ts"
import type { Problem } from "./problems.ts"

type MarkdownFile<FrontMatter> = { frontMatter: FrontMatter; sections: Section[]; lineOf: LineOf }

/** The line of a key: `0.question` is the key `question` of the first entry. */
type LineOf = (key: string) => number

/**
 * Reads the files of one folder and checks them by their schemas. A file that cannot be read is null and adds a problem; reading
 * continues, so that an editor sees all problems at once.
 */
export class ContentReader {
  readonly problems: Problem[] = []
  readonly #directory: string
  /** The function that finds the line of a key, for each JSON file that was read. */
  readonly #lineFinders = new Map<string, LineOf>()

  constructor(directory: string) {
    this.#directory = directory
  }

  /** Reads a JSON file. Its texts may contain rule placeholders. */
  json<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> | null {
    const text = this.#readText(file)
    if (text === null) return null
    try {
      const value: unknown = JSON.parse(text)
      const lineOf = lineFinder(lineNumbersOf(text))
      this.#lineFinders.set(file, lineOf)
      return this.#validated(file, schema, value, lineOf)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      this.problems.push({
        file,
        line: lineOfSyntaxError(error.message),
        message: `is not valid JSON: ${error.message}`,
      })
      return null
    }
  }

  /** Reads a Markdown file: its front matter, checked by a schema, and its sections. */
  markdown<S extends v.GenericSchema>(file: string, schema: S): MarkdownFile<v.InferOutput<S>> | null {
    const text = this.#readText(file)
    const parsed = text === null ? null : readFrontMatter(text)
    if (parsed === null) return null
    const { values, lines, body, bodyLine, problems } = parsed
    for (const problem of problems) this.problems.push({ file, ...problem })
    const { sections, problems: textProblems } = readMarkdown(body)
    for (const { line, message } of textProblems) {
      this.problems.push({ file, line: bodyLine + line - 1, message })
    }
    const lineOf = lineFinder(lines)
    const frontMatter = this.#validated(file, schema, values, lineOf)
    return frontMatter === null ? null : { frontMatter, sections, lineOf }
  }

  /** Reports a value of a JSON file that its schema accepts, but that contradicts another value of the content. */
  report(file: string, key: string, message: string): void {
    this.problems.push({ file, line: this.#lineFinders.get(file)?.(key) ?? 1, key, message })
  }

  /** The names of a folder's files that have this extension, without the extension. */
  namesIn(folder: string, extension: string): string[] {
    const files = this.#filesOf(folder).filter((name) => name.endsWith(extension))
    return files.map((name) => name.slice(0, -extension.length)).toSorted()
  }

  /** Returns [] for a missing folder: reading its expected files reports each as missing. */
  #filesOf(folder: string): string[] {
    const path = join(this.#directory, folder)
    return existsSync(path) ? readdirSync(path) : []
  }

  #readText(file: string): string | null {
    try {
      const text = readFileSync(join(this.#directory, file), "utf8")
      this.#reportUnknownRules(file, text)
      return text
    } catch (error) {
      if (!isMissingFile(error)) throw error
      this.problems.push({ file, line: 1, message: "is missing" })
      return null
    }
  }

  #reportUnknownRules(file: string, text: string): void {
    for (const { name, offset } of unknownRules(text)) {
      const line = text.slice(0, offset).split("\n").length
      const message = `{${name}} is not a rule in rules.json; the rules are ${RULE_NAMES.join(", ")}`
      this.problems.push({ file, line, message })
    }
  }

  #validated<S extends v.GenericSchema>(
    file: string,
    schema: S,
    value: unknown,
    lineOf: LineOf,
  ): v.InferOutput<S> | null {
    const result = v.safeParse(schema, value)
    if (result.success) return result.output
    for (const issue of result.issues) {
      const key = v.getDotPath(issue) ?? undefined
      this.problems.push({ file, line: lineOf(key ?? ""), key, message: editorMessage(issue) })
    }
    return null
  }
}

/** Finds the line of a key; for a missing key, the line of its parent. */
function lineFinder(lines: Map<string, number>): LineOf {
  return function lineOf(key: string): number {
    const parentKey = key.includes(".") ? key.slice(0, key.lastIndexOf(".")) : ""
    return lines.get(key) ?? (key === "" ? 1 : lineOf(parentKey))
  }
}

/** The line that V8 writes into the message of a syntax error. */
function lineOfSyntaxError(message: string): number {
  return Number(/line (\d+)/.exec(message)?.[1] ?? 1)
}

/** The message of an issue for a person who edits files and does not program. */
function editorMessage(issue: v.BaseIssue<unknown>): string {
  if (isUnknownKey(issue)) {
    return "is not a key that this file may have; check its spelling"
  }
  if (issue.type === "strict_object" && issue.received === "undefined") return "is missing; add it"
  return isOwnMessage(issue.message) ? issue.message : `write ${issue.expected} here, not ${issue.received}`
}

/** Whether a schema of ours sets the message. The default messages of Valibot begin with 'Invalid'. */
function isOwnMessage(message: string): boolean {
  return !message.startsWith("Invalid ")
}
