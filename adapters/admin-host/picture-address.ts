const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i

/**
 * Where a picture of the admin host is loaded from: `{admin host}/{image_path}`.
 * @returns null for a path that leads to another place than the admin host, which our pages do not load from.
 */
export function pictureAddress(adminHost: string, imagePath: string | null): string | null {
  if (!imagePath) return null
  const path = imagePath.replaceAll("\\", "/")
  const address = URL.parse(HAS_SCHEME.test(path) ? path : `${adminHost}/${path.replace(/^\/+/, "")}`)
  return address?.origin === new URL(adminHost).origin ? address.href : null
}
