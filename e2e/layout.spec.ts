import { expect, test } from "./fixtures.ts";
import { ALEX, prepareGroup, preparePlan, registerByApi, signInByApi } from "./people.ts";
import { choosePlanAct } from "./plan-steps.ts";

test("between a tablet and a wide desktop the landing header's links stay off the volt slab @full", async ({ page }) => {
  await page.goto("/");
  for (const width of [960, 1100, 1280, 1439]) {
    await page.setViewportSize({ width, height: 800 });
    const links = page.getByRole("banner").getByRole("navigation").locator("a:visible, button:visible");
    expect(await links.count()).toBeGreaterThan(4);
    const onSlab = () =>
      links.evaluateAll((all) =>
        all.flatMap((each) => {
          const { left, right, top, height } = each.getBoundingClientRect();
          const under = [left, right].flatMap((x) => document.elementsFromPoint(x, top + height / 2));
          return under.some((one) => one.matches(".hero-slab")) ? [each.textContent] : [];
        }),
      );
    // A new size is laid out a moment later.
    await expect.poll(onSlab, `what's on the slab at ${width} px`).toEqual([]);
  }
});

test("pages of the app have one line as their footer, public pages the whole one @full", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInByApi(page, ALEX);
  const footer = page.getByRole("contentinfo");
  for (const path of ["/groups", "/settings", "/notifications-settings", "/progress", "/exercises"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 }).first()).toBeVisible();
    expect((await footer.boundingBox())?.height).toBeLessThan(100);
  }
  await page.goto("/faq");
  await expect(footer.getByRole("link", { name: "How It Works" })).toBeVisible();
});

test("a long plan name doesn't widen the phone's page, the view switch leaves the figure free, and no field makes iOS zoom", async ({
  page,
  server,
}) => {
  await preparePlan(server.url);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page, ALEX);
  const { id } = (await (await page.request.get("/api/training/plans/current")).json()) as { id: string };
  const renamed = await page.request.patch(`/api/training/plans/${id}`, {
    headers: { origin: server.url },
    data: { name: "Strengthandconditioningforpeoplewithverylongplannamesindeed" },
  });
  expect(renamed.status()).toBe(200);
  await page.goto("/workout-plan");
  await expect(page.getByText(/^Strengthandconditioning/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await choosePlanAct(page, "Save");
  await expect(
    page
      .getByRole("dialog")
      .getByText(/^Strengthandconditioning/)
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.goto("/exercises/g-barbell-back-squat");
  const control = page.getByRole("group", { name: /^View of/ });
  await expect(control).toBeVisible();
  const picture = await page.locator(".stage-picture").boundingBox();
  const views = await control.boundingBox();
  expect((views?.y ?? 0) + (views?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(picture?.y ?? 0));

  await page.goto("/community");
  const fields = page.locator("input:not([type=radio], [type=checkbox]):visible, select:visible, textarea:visible");
  await expect(fields.first()).toBeVisible();
  const small = await fields.evaluateAll((all) =>
    all.filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 16).map((each) => each.outerHTML.slice(0, 80)),
  );
  expect(small).toEqual([]);
});

test("a drawn group cover is dark in both themes and shows the figure from head to foot; Block and Report are quieter than Follow @full", async ({
  page,
  server,
}) => {
  await prepareGroup(server.url);
  await signInByApi(page, ALEX);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/groups");
    const cover = page.locator(".group-cover-drawn").first();
    // Drawn when it's come to.
    await cover.scrollIntoViewIfNeeded();
    await expect(cover.locator("svg").first()).toBeVisible();
    const { background, hidden } = await cover.evaluate((box) => {
      const whole = box.getBoundingClientRect();
      const paths = [...(box.querySelector("svg")?.querySelectorAll("path") ?? [])].map((path) => path.getBoundingClientRect());
      const [top, bottom] = [Math.min(...paths.map((each) => each.top)), Math.max(...paths.map((each) => each.bottom))];
      const shown = Math.min(bottom, whole.bottom) - Math.max(top, whole.top);
      return { background: getComputedStyle(box).backgroundColor, hidden: 1 - shown / (bottom - top) };
    });
    expect(background).toBe("oklch(0.19 0.022 250)");
    expect(hidden, "the part of the figure that is cut off").toBeLessThan(0.1);
  }
  await registerByApi(page, "Quinn Quiet");
  await page.goto("/members/marta_lindqvist");
  const background = (name: string) =>
    page.getByRole("button", { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await background("Follow")).not.toBe("rgba(0, 0, 0, 0)");
  for (const name of ["Block", "Report"]) expect([name, await background(name)]).toEqual([name, "rgba(0, 0, 0, 0)"]);
});

test("an open exercise stays where it is while its demonstration arrives @full", async ({ page, server }) => {
  await preparePlan(server.url);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page, ALEX);
  const parts = [/\/api\/training\/exercises\//, /\/assets\/figure-stage-/];
  const releases: (() => void)[] = [];
  for (const part of parts) {
    const held = new Promise<void>((resolve) => releases.push(resolve));
    await page.route(part, async (route) => {
      await held;
      await route.continue();
    });
  }
  await page.goto("/workout-plan");
  // Its exercises, not those of the day before.
  await page.getByRole("tab", { name: /^Monday/ }).click();
  await page
    .getByRole("tabpanel", { name: /^Monday/ })
    .getByRole("button", { name: /\d+ sets of / })
    .first()
    .click();
  const stage = page.locator(".exercise-stage");
  const height = () => stage.evaluate((box) => box.getBoundingClientRect().height);
  await expect(stage).toBeVisible();
  const before = await height();
  const drawn = stage.getByRole("img");
  await expect(drawn).toHaveCount(0);
  const [releaseDetail, releaseDrawing] = releases;
  releaseDetail?.();
  await expect(page.getByText("How to do it")).toBeVisible();
  expect(await height()).toBe(before);
  await expect(drawn).toHaveCount(0);
  releaseDrawing?.();
  await expect(drawn).toBeVisible();
  expect(await height()).toBe(before);
});
