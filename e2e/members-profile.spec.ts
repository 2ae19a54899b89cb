import { expect, test } from "./fixtures.ts";
import { lookAround, PRIYA, SAM, signInByApi } from "./people.ts";

test("the own profile is edited: refusals are at their place, what was typed outlives a reload, and success says so", async ({
  page,
}) => {
  await signInByApi(page, PRIYA);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Edit profile" }).click();
  await page.getByLabel("Username").fill("alex_rivers");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByLabel("Username")).toBeFocused();
  await expect(page.getByText("That username is taken.")).toBeVisible();

  await page.getByLabel("Choose a picture").setInputFiles({
    name: "large.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
  });
  await expect(page.getByRole("alert").filter({ hasText: "Image size must be less than 2MB" })).toBeVisible();
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "page.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(page.getByRole("alert").filter({ hasText: "Only JPEG, PNG, GIF and WEBP images are supported" })).toBeVisible();

  // Not saved, and still there.
  await page.getByLabel("Username").fill("priya_lifts");
  await page.getByLabel("Bio").fill("Physics teacher. Squats before coffee, always.");
  await page.reload();
  await expect(page.getByLabel("Bio")).toHaveValue("Physics teacher. Squats before coffee, always.");

  await page.route("**/api/profile", async (route) => {
    if (route.request().method() === "PATCH") await route.abort();
    else await route.continue();
  });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Error updating profile. Please try again." })).toBeVisible();
  await expect(page.getByLabel("Bio")).toHaveValue("Physics teacher. Squats before coffee, always.");
  await page.unroute("**/api/profile");

  await page.getByRole("button", { name: "Save changes" }).click();
  // The words stand for three seconds over the profile that takes the form's place.
  const success = page.getByText("Profile updated successfully!");
  await expect(success.or(page.getByRole("button", { name: "Edit profile" })).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save changes" })).toHaveCount(0);
  await expect(page.getByText("Physics teacher. Squats before coffee, always.")).toBeVisible();
  await expect(success).toBeHidden();
});

test("a member is followed, blocked and unblocked; a profile that is kept to oneself says so kindly @full", async ({ page }) => {
  await signInByApi(page, SAM);
  await page.goto("/members/tomasz_k");
  await expect(page.getByRole("heading", { level: 1, name: "Tomasz Kowalczyk" })).toBeVisible();
  const follow = page.getByRole("button", { name: "Follow", exact: true });
  const followed = page.waitForResponse(
    (response) => response.url().endsWith("/follow") && response.request().method() === "PUT",
  );
  await follow.click();
  await expect(page.getByRole("button", { name: "Following", exact: true })).toHaveAttribute("aria-pressed", "true");
  expect((await followed).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole("button", { name: "Following", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Block", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Block" }).click();
  await expect(page.getByText("You blocked tomasz_k.")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Activity Feed" })).toBeHidden();

  await page.goto("/profile");
  await page.getByRole("button", { name: "Show blocked people" }).click();
  await page.getByRole("button", { name: "Unblock tomasz_k" }).click();
  await expect(page.getByText("You haven't blocked anyone.")).toBeVisible();
  await page.goto("/members/tomasz_k");
  // Following ended with the block.
  await expect(page.getByRole("button", { name: "Follow", exact: true })).toBeVisible();

  await page.goto("/members/carlos_m");
  await expect(page.getByText("carlos_m keeps their activity private.")).toBeVisible();
  await page.goto("/members/nobody_at_all");
  await expect(page.getByRole("heading", { level: 1, name: "This profile isn't available." })).toBeVisible();
});

test("a visitor reads a public profile with its stats; a guest is asked to sign in for the own one @full", async ({ page }) => {
  await page.goto("/members/marta_lindqvist?view=stats");
  await expect(page.getByRole("heading", { name: "Days Active" })).toBeVisible();
  await page.getByRole("button", { name: "Show as table" }).first().click();
  await expect(page.getByRole("table", { name: "Training days by week" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in to follow" })).toHaveAttribute(
    "href",
    /redirect=%2Fmembers%2Fmarta_lindqvist/,
  );
  await lookAround(page);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Please sign in to view your profile" })).toBeVisible();
});
