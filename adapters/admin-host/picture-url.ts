const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i

/**
 * The URL of a picture of the admin host: `{admin host}/{image_path}`.
 * @returns null for a path on another origin, which our pages do not load from
 */
export function pictureUrl(adminHost: string, imagePath: string | null): string | null {
  if (!imagePath) return null
  const path = imagePath.replaceAll("\\", "/")
  const url = URL.parse(HAS_SCHEME.test(path) ? path : `${adminHost}/${path.replace(/^\/+/, "")}`)
  return url?.origin === new URL(adminHost).origin ? url.href : null
}
