import { expect, it } from "vitest"
import { addressGroup, networkGroup } from "./address-group.ts"

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["2001:db8:1:2:3:4:5::", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["not an address", "not an address"],
])("the group of %s is %s", (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

it.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::6", "2001:db8:0::/48"],
  ["::ffff:203.0.113.7", null],
  ["203.0.113.7", null],
  ["not an address", null],
])("the network of %s is %s", (address, network) => {
  expect(networkGroup(address)).toBe(network)
})
