/** The icon in a browser's tab and in search results, which take it from a file only. `tools/draw-icon.ts` makes the .ico. */
export function SiteIcon() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  )
}
