/**
 * Whether the error of a file system call means that the file does not exist. Other errors, for example of permissions, do not.
 */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT"
}
