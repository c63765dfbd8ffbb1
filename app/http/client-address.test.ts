import { expect, test } from "vitest";
import { clientOf } from "./client-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7", null],
  ["203.0.113.7:5678", "203.0.113.7", null],
  [" 203.0.113.7 ", "203.0.113.7", null],
  ["::ffff:203.0.113.7", "203.0.113.7", null],
  ["::FFFF:cb00:7107", "203.0.113.7", null],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7", null],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2", "2001:db8:1"],
  ["[2001:db8:1:2:3:4:5:6]:443", "2001:db8:1:2", "2001:db8:1"],
  ["[2001:db8::1]", "2001:db8:0:0", "2001:db8:0"],
  ["2001:DB8:1:2::6", "2001:db8:1:2", "2001:db8:1"],
  ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2", "2001:db8:1"],
  ["2001:db8::6", "2001:db8:0:0", "2001:db8:0"],
  ["::1", "0:0:0:0", "0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0", "fe80:0:0"],
  ["unknown", "unknown", null],
  ["1.2.3.4.5", "unknown", null],
  ["2001:db8::1:443:x", "unknown", null],
  ["", "unknown", null],
  ["1".repeat(5000), "unknown", null],
])("counts the address %s as the client %s in the network %s", (address, client, network) => {
  expect(clientOf(address)).toEqual({ client, network });
});
