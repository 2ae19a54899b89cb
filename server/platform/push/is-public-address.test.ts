import { expect, test } from "vitest";
import { isPublicAddress } from "./is-public-address.ts";

test.each([
  ["142.250.74.10", true],
  ["1.1.1.1", true],
  ["172.15.255.255", true],
  ["172.32.0.1", true],
  ["2a00:1450:4001:80b::200a", true],
  ["127.0.0.1", false],
  ["127.9.9.9", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["172.31.255.255", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["198.51.100.7", false],
  ["::1", false],
  ["::", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::7f00:1", false],
  ["fe80::1", false],
  ["fc00::1", false],
  ["fd12:3456::1", false],
  ["ff02::1", false],
  ["2002:7f00:1::", false],
  ["2001:db8::1", false],
  ["localhost", false],
  ["", false],
])("%s in the open internet: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
