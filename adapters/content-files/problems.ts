/** Something an editor has to mend: where it stands, and what to do, in the editor's words. */
export type Problem = { file: string; line: number; key?: string; message: string }

/** All that is wrong with the content, at once, so that nobody mends it one start at a time. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(["The content needs mending:", ...problems.map(problemText)].join("\n- "))
    this.name = "ContentError"
    this.problems = problems
  }
}

/** `content/guides/ella.md, line 3, description: write 120 to 160 characters; these are 98` */
export function problemText({ file, line, key, message }: Problem): string {
  return [`content/${file}`, `line ${line}`, ...(key ? [key] : [])].join(", ").concat(": ", message)
}
