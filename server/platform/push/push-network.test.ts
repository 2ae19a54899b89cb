import { request } from "node:https";
import { expect, test } from "vitest";
import { openPushNetwork } from "./push-network.ts";

const network = openPushNetwork();

test.each([
  ["http://1.1.1.1/x"],
  ["https://127.0.0.1/x"],
  ["https://[::1]/x"],
  ["https://[::ffff:127.0.0.1]/x"],
  ["https://2130706433/x"],
  ["https://0x7f.1/x"],
  ["https://169.254.169.254/latest/meta-data"],
  ["https://10.0.0.7/x"],
  ["https://localhost/x"],
  ["https://LOCALHOST./x"],
  ["https://db.internal/x"],
  ["https://1.1.1.1:5432/x"],
  ["https://me:secret@1.1.1.1/x"],
  ["not an address"],
])("%s is refused", async (endpoint) => {
  expect(await network.allows(endpoint)).toBe(false);
});

test("an address of the open internet is allowed", async () => {
  expect(await network.allows("https://1.1.1.1/x")).toBe(true);
});

test("a name that means this machine is refused when the connection is made", async () => {
  const failure = await new Promise<Error>((resolve) => {
    request({ hostname: "localhost", port: 443, agent: network.agent, method: "POST" }).on("error", resolve).end();
  });
  expect(failure.message).toBe("localhost is not in the open internet.");
});
