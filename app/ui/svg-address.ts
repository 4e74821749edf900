/** A drawing as the address of a picture, to stand in the page: a file of its own would be one more to wait for. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/[%#<>"]/g, encodeURIComponent)}`
}
