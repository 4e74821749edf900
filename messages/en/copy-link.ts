/** The buttons that copy or pass on a link, on lists, plans and vehicles. */
export const copyLink = {
  copy: "Copy link",
  copied: "Copied",
  notCopied: "Your browser did not copy it",
  share: "Share",
}
