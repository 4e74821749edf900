import { isIPv6 } from "node:net"

/**
 * The group of addresses that a rate limit counts as one client: an IPv4 address by itself, or the /64 of an IPv6 address, which a
 * provider gives to one household or phone.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return ipv4 ?? `${hextets(address).slice(0, 4).join(":")}::/64`
}

/** The /48 of an IPv6 address, which is free to get and contains 65,536 groups of a /64. Null for any other address. */
export function networkGroup(address: string): string | null {
  if (!isIPv6(address)) return null
  // The group of an IPv4 address in IPv6 form (`::ffff:203.0.113.7`) is that IPv4 address.
  if (addressGroup(address) !== `${hextets(address).slice(0, 4).join(":")}::/64`) return null
  return `${hextets(address).slice(0, 3).join(":")}::/48`
}

/** The eight 16-bit numbers of an IPv6 address as hexadecimal text, without leading zeros, in lower case. */
function hextets(address: string): string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, "")}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((side) => side.split(":").filter(Boolean))
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after]
}
