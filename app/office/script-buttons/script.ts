// Shows the buttons that only work with a script, and hides the words that stand in for them without one. All words come from the
// server.

function start(): void {
  // Only where the browser has a clipboard for pages: over plain http it has none.
  if ("clipboard" in navigator) activate("button[data-copies]", copy)
  activate("button[data-prints]", () => print())
}

function activate(selector: string, act: (button: HTMLButtonElement) => void): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(selector)) {
    button.addEventListener("click", () => act(button))
    const box = button.closest("[data-script-button]")
    box?.querySelector("[data-with-script]")?.removeAttribute("hidden")
    box?.querySelector("[data-without-script]")?.setAttribute("hidden", "")
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const { copies = "", copied = "", failed = "" } = button.dataset
  const isCopied = await navigator.clipboard.writeText(copies).then(
    () => true,
    () => false,
  )
  const status = button.closest("[data-script-button]")?.querySelector("[role=status]")
  if (status) status.textContent = isCopied ? copied : failed
}

// React puts the script at the head of the document, where it may run before the buttons have arrived.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start)
else start()
