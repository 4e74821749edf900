import { useContext } from "react"
import { PageStylesContext } from "./page-styles.tsx"
import { SPECULATION_RULES } from "./speculation.ts"

/**
 * What a browser may fetch ahead, in the page: as a file of its own the rules shared the line with the fonts. They are the same
 * on every page, and whoever saves data is served by the browser itself, which then fetches nothing ahead.
 */
export function SpeculationRules() {
  const { nonce } = useContext(PageStylesContext)
  return (
    <script type="speculationrules" nonce={nonce}>
      {SPECULATION_RULES}
    </script>
  )
}
