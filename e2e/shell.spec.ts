import { expect, test } from "./fixtures.ts";
import { expectFocusIn } from "./overlays.ts";
import { ALEX, PASSWORD, PRIYA, readMailedLink, register, registerByApi, signIn, signInByApi, signOut } from "./people.ts";
import { settled } from "./settled.ts";

test("unknown addresses answer 404 with a way back; known ones answer 200", async ({ page, request }) => {
  expect((await request.get("/nowhere")).status()).toBe(404);
  expect((await request.get("/workout-plan")).status()).toBe(200);
  expect((await request.get("/robots.txt")).ok()).toBe(true);
  expect((await request.get("/sitemap.xml")).ok()).toBe(true);
  expect((await request.get("/sw.js")).headers()["content-type"]).toMatch(/javascript/);
  await page.goto("/nowhere");
  await expect(page.getByRole("link", { name: /home|start/i }).first()).toBeVisible();
});

test("a page that is gone to fades in from its top; the first of a visit is there at once @full", async ({ page }) => {
  const faded = page.locator("main.page-enter");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-live", "1");
  await expect(faded).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Recipes" }).click();
  await expect(page).toHaveURL("/recipes");
  await expect(faded).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("link", { name: "Lockstep" }).first().click();
  await expect(page).toHaveURL("/");
  await expect(faded).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the guard remembers the way, and goes only to paths of its own", async ({ page }) => {
  await page.goto("/settings#account");
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page, ALEX);
  await expect(page).toHaveURL(/\/settings#account$/);
  await page.context().clearCookies();
  for (const bad of [
    "//evil.example/x",
    "https://evil.example",
    "/\\evil.example",
    "/.//evil.example/x",
    "/a/..//evil.example/x",
  ]) {
    await page.goto(`/login?redirect=${encodeURIComponent(bad)}`);
    await signIn(page, ALEX);
    await expect(page).toHaveURL((url) => url.hostname === "localhost" && url.pathname === "/community");
    await page.goto(`/verify-email?done=1&redirect=${encodeURIComponent(bad)}`);
    await expect(page.getByRole("main").getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/plan-selection");
    await page.context().clearCookies();
  }
});

test("signing in with a wrong password says so in the page and keeps the address @full", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Please fill in all fields")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(ALEX);
  await page.getByLabel("Password", { exact: true }).fill("Wrong!2026");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(ALEX);
});

test("registering checks every rule as one types", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Please fill in all fields")).toBeVisible();
  await page.getByLabel("Full name").fill("Kim");
  await page.getByLabel("Email", { exact: true }).fill("kim@example.com");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm password", { exact: true }).fill("other");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert").getByText("Password does not meet all requirements")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("Tamarind!9kettle");
  await expect(page.getByText("Your password meets all requirements.")).toBeAttached();
  await page.getByLabel("Password", { exact: true }).fill("Password1!");
  await expect(page.getByText("1 of 5 requirements left.")).toBeAttached();
});

test("the password is reset by mail, and the other sessions end", async ({ page, browser, server }) => {
  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  await page.goto("/register");
  const email = await register(page, "Rita Reset");
  await signInByApi(elsewhere, email);
  await page.goto("/forgot-password");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: /send|reset/i }).click();
  await expect(
    page
      .getByRole("status")
      .or(page.getByRole("heading", { name: /mail/i }))
      .first(),
  ).toBeVisible();
  await page.goto(await readMailedLink(page, email));
  await page.getByLabel("New password", { exact: true }).fill("Another!47basil");
  await page.getByLabel(/confirm/i).fill("Another!47basil");
  await page
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await expect(async () => expect((await elsewhere.request.get("/api/profile")).status()).toBe(401)).toPass();
  await page.goto("/login");
  await signIn(page, email, "Another!47basil");
  await other.close();
});

test("an account is deleted with its password only, leads to the landing page, and is nobody's after that", async ({
  page,
  context,
}) => {
  const { email } = await registerByApi(page, "Dora Done");
  await page.goto("/settings");
  const second = await context.newPage();
  await second.goto("/progress");
  await expect(second.getByRole("heading", { level: 1, name: "Progress" })).toBeVisible();

  await page.getByRole("button", { name: "Delete my account" }).click();
  const sheet = page.getByRole("alertdialog", { name: "Delete your account?" });
  await sheet.getByLabel("Password", { exact: true }).fill("Not the one!1");
  await sheet.getByRole("button", { name: "Delete permanently" }).click();
  await expect(sheet.getByText("That's not your password.")).toBeVisible();
  await sheet.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await sheet.getByRole("button", { name: "Delete permanently" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByRole("button", { name: /^Account:/ })).toHaveCount(0);
  await second.waitForURL((url) => url.pathname === "/login" || url.pathname === "/");

  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test("signing out ends it in every tab", async ({ page, context }) => {
  await signInByApi(page, ALEX);
  await page.goto("/settings");
  const second = await context.newPage();
  await second.goto("/progress");
  await expect(second.getByRole("heading", { level: 1 })).toBeVisible();
  await signOut(page);
  await second.waitForURL((url) => url.pathname === "/login" || url.pathname === "/");
});

test("the upgrade banner goes for a day when it is dismissed, and members don't see it @full", async ({ page }) => {
  await page.goto("/plan-selection");
  const banner = page.getByText("Upgrade to Premium for advanced features and personalized coaching!");
  await expect(banner).toBeVisible();
  await page
    .getByRole("button", { name: /dismiss|close|hide/i })
    .first()
    .click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await signInByApi(page, PRIYA);
  await page.goto("/plan-selection");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
});

test("pricing leads to sign-in and back, and a checkout error shows in the page @full", async ({ page }) => {
  await page.route("**/functions/v1/stripe-checkout", (route) => route.abort(), { times: 1 });
  await page.goto("/#pricing");
  await page
    .getByRole("button", { name: /Go Premium/ })
    .or(page.getByRole("link", { name: /Go Premium/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?redirect=pricing/);
  await signIn(page, ALEX);
  await expect(page).toHaveURL(/\/#pricing|\/\?/);
  await expect(page.getByText("An error occurred during checkout. Please try again.")).toBeVisible();
  // The session ends while the prices are open.
  await page.context().clearCookies();
  await page
    .getByRole("button", { name: /Go Premium/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?redirect=pricing/);
});

test("the demo opens, traps the focus, locks the page and closes on Escape @full", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Watch Demo" });
  await opener.click();
  const dialog = page.getByRole("dialog");
  await expectFocusIn(dialog);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  const before = await page.evaluate(() => window.scrollY);
  const turned = page.evaluate(async () => {
    await new Promise((resolve) => window.addEventListener("wheel", resolve, { once: true, capture: true }));
    // A page that scrolls does so in the next frames.
    for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.scrollY;
  });
  await page.mouse.wheel(0, 800);
  expect(await turned).toBe(before);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a press on the bell that lasts while its list arrives opens it @full", async ({ page }) => {
  await signInByApi(page, ALEX);
  let press = (): void => undefined;
  const isPressed = new Promise<void>((resolve) => (press = resolve));
  await page.route(/\/assets\/member-bell-/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto("/exercises");
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect(page.locator("html")).toHaveAttribute("data-live", "1");
  await bell.hover();
  await page.mouse.down();
  press();
  await expect(bell).toHaveAccessibleName(/unread$/);
  await page.mouse.up();
  await expect(page.getByRole("region", { name: "Notifications" }).getByRole("listitem").first()).toBeVisible();
});

test("a part whose file doesn't load leaves the page and its frame standing @full", async ({ page }) => {
  await page.route(/\/assets\/(member-bell|mobile-menu|demo-tour)-/, (route) => route.abort());
  await page.goto("/");
  const told = page.getByText("This part didn't load. Please reload the page.");
  for (const name of ["Watch Demo", "Menu"]) {
    await page.getByRole("button", { name }).click();
    await expect(told).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(told).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await signInByApi(page, ALEX);
  await page.goto("/community");
  await expect(page.getByRole("form", { name: "Write a post" })).toBeVisible();
  await page.getByRole("button", { name: "Notifications" }).click();
  await expect(page.getByText("We couldn't load your notifications. Please reload the page.")).toBeVisible();
});

test("a page whose own file doesn't load says so once, and comes when it's asked for again @full", async ({ page }) => {
  let isAway = true;
  let asked = 0;
  await page.route(/\/assets\/(exercises|recipes)-[^/]*\.js/, (route) => {
    asked += 1;
    return isAway ? route.abort() : route.continue();
  });
  // Asked for by its address, and by a link from a page that stands.
  await page.goto("/exercises");
  await expect(page.getByRole("heading", { name: "Something went wrong." })).toBeVisible();
  const askedOnce = asked;
  await settled(page);
  expect(asked).toBe(askedOnce);
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Recipes" }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong." })).toBeVisible();
  await expect(page).toHaveURL("/recipes");
  isAway = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Something went wrong." })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("bad addresses of plans and exercises get a friendly message @full", async ({ page }) => {
  await page.goto("/shared/never-made");
  await expect(page.getByText(/no longer shared|not found|no longer|does not exist/i).first()).toBeVisible();
  await signInByApi(page, ALEX);
  await page.goto("/exercises/g-teleport");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByText(/not|no such|gone/i)
      .first(),
  ).toBeVisible();
});
