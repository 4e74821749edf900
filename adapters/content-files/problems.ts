/** An error in a content file. Its message tells the editor how to correct it. */
export type Problem = { file: string; line: number; key?: string; message: string }

/** All errors of the content files together, so that one start shows them all. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(["The content has errors:", ...problems.map(problemText)].join("\n- "))
    this.name = "ContentError"
    this.problems = problems
  }
}

/** `content/guides/ella.md, line 3, description: write 120 to 160 characters; these are 98` */
export function problemText({ file, line, key, message }: Problem): string {
  return [`content/${file}`, `line ${line}`, ...(key ? [key] : [])].join(", ").concat(": ", message)
}
