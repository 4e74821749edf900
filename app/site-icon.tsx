/** The icon of a browser's tab and of search results, which accept files only. `tools/draw-icon.ts` generates the .ico. */
export function SiteIcon() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  )
}
