import { describe, expect, test } from "vitest";
import { ConfigError, isLoopbackHost, parseConfig } from "./config.ts";
import { addressToCount, parseProxyList, plainAddress } from "./trusted-proxies.ts";

describe("the configuration", () => {
  test("needs nothing to be set", () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: "localhost",
      appUrl: null,
      dataDir: "./data",
      databaseUrl: null,
      rateLimits: true,
      sampleData: true,
      smtpUrl: null,
      trustedProxies: [],
    });
  });

  test("takes an empty variable for none", () => {
    expect(parseConfig({ DATABASE_URL: "", PORT: " ", SMTP_URL: "" })).toEqual(parseConfig({}));
  });

  test("reads what is set", () => {
    const config = parseConfig({
      PORT: "8080",
      APP_URL: "https://fit.example/",
      DATABASE_URL: "postgres://a:b@db/lockstep",
      RATE_LIMITS: "off",
      SAMPLE_DATA: "off",
      TRUSTED_PROXIES: "loopback, 10.0.0.0/8",
      SOCIAL_X: "https://x.example/lockstep",
    });
    expect(config).toMatchObject({
      port: 8080,
      appUrl: "https://fit.example",
      databaseUrl: "postgres://a:b@db/lockstep",
      rateLimits: false,
      sampleData: false,
      trustedProxies: ["loopback", "10.0.0.0/8"],
      socialLinks: [{ name: "X", url: "https://x.example/lockstep" }],
    });
  });

  test.each([
    ["postgres://me@/lockstep?host=/run/postgresql", "postgres://me@localhost/lockstep?host=/run/postgresql"],
    ["postgres:///lockstep?host=/run/postgresql&user=me", "postgres:///lockstep?host=/run/postgresql&user=me"],
  ])("takes a database on a socket: %s", (url, read) => {
    expect(parseConfig({ DATABASE_URL: url }).databaseUrl).toBe(read);
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["HOST", "a b"],
    ["APP_URL", "fit.example"],
    ["APP_URL", "https://fit.example/app"],
    ["APP_URL", "ftp://fit.example"],
    ["DATABASE_URL", "mysql://db/x"],
    ["REDIS_URL", "http://cache"],
    ["SMTP_URL", "mail.example"],
    ["STRIPE_SECRET_KEY", "sk_live_abc"],
    ["AI_BASE_URL", "nowhere"],
    ["AI_TIMEOUT_SECONDS", "0"],
    ["AI_TIMEOUT_SECONDS", "soon"],
    ["AI_POSTS_HOURS", "-1"],
    ["AI_POSTS_HOURS", "often"],
    ["SESSION_SECRET", "short"],
    ["TRUSTED_PROXIES", "10.0.0.0/99"],
    ["TRUSTED_PROXIES", "my-proxy"],
    ["RATE_LIMITS", "maybe"],
    ["SAMPLE_DATA", "2"],
    ["METRICS_TOKEN", "short"],
    ["SOCIAL_FACEBOOK", "javascript:alert(1)"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s is refused in one line that names it", (name, value) => {
    const refused = refusal({ [name]: value });
    expect(refused).toContain(name);
    expect(refused.split("\n")).toHaveLength(1);
  });

  test.each([
    [{ S3_BUCKET: "b" }, "S3_ACCESS_KEY_ID"],
    [{ AI_MODEL: "m" }, "AI_BASE_URL"],
    [{ VAPID_PUBLIC_KEY: "k" }, "VAPID_PRIVATE_KEY"],
    [{ STRIPE_WEBHOOK_SECRET: "whsec_x" }, "STRIPE_SECRET_KEY"],
  ])("%j alone is refused, naming %s", (environment, missing) => {
    expect(refusal(environment)).toContain(missing);
  });

  test("all problems are reported at once", () => {
    const refused = refusal({ PORT: "x", SMTP_URL: "y" });
    expect(refused).toContain("PORT");
    expect(refused).toContain("SMTP_URL");
  });
});

function refusal(environment: Record<string, string>): string {
  try {
    parseConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return error instanceof Error ? error.message : "";
  }
  throw new Error("It was accepted.");
}

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.8.9.10", true],
  ["[::1]", true],
  ["::ffff:127.0.0.1", true],
  ["0.0.0.0", false],
  ["10.0.0.1", false],
  ["localhost.example.com", false],
  ["127.0.0.1.example.com", false],
])("%s is this machine: %s", (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

test("trusted proxies are addresses, networks and loopback", () => {
  const list = parseProxyList(["loopback", "10.1.0.0/16", "fd00::/8"]);
  const inside = ["127.0.0.1", "::1", "10.1.2.3", "::ffff:10.1.2.3", "fd12::1"];
  const outside = ["10.2.0.1", "8.8.8.8", "nonsense", ""];
  expect([...inside, ...outside].filter((address) => list?.includes(address))).toEqual(inside);
});

test.each([
  ["10.0.0.1:5678", "10.0.0.1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[::ffff:10.0.0.1]:443", "10.0.0.1"],
  ["2001:db8::1", "2001:db8::1"],
])("the address in %s is %s", (written, address) => {
  expect(plainAddress(written)).toBe(address);
});

test.each([
  ["10.0.0.1", "10.0.0.1"],
  ["2001:db8:0:1:a:b:c:d", "2001:db8:0:1::/64"],
  ["2001:0DB8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["no address", "no address"],
])("calls from %s are counted for %s", (address, counted) => {
  expect(addressToCount(address)).toBe(counted);
});
