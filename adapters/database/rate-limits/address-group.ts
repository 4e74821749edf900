import { isIPv6 } from "node:net"

/**
 * The addresses that count as one visitor: an IPv4 address by itself; of IPv6 the 64 bits that a provider gives to one
 * household or telephone, because within them a robot has 2^64 addresses to choose from.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return ipv4 ?? `${parts(address).slice(0, 4).join(":")}::/64`
}

/** The /48 around an IPv6 address, which costs its holder nothing and has 65,536 groups; null for any other address. */
export function networkGroup(address: string): string | null {
  if (!isIPv6(address) || addressGroup(address) !== `${parts(address).slice(0, 4).join(":")}::/64`)
    return null
  return `${parts(address).slice(0, 3).join(":")}::/48`
}

/** The eight numbers of an IPv6 address, as a URL writes them: without leading zeros, in lower case. */
function parts(address: string): string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, "")}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((side) => side.split(":").filter(Boolean))
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after]
}
