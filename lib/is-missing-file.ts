/** Whether this error of a file system call says that the file does not exist. Any other error, as of permissions, says nothing about it. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT"
}
