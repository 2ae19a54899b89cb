import { beforeEach, expect, it } from "vitest";
import { keepTyped, restoreTyped, TYPED_KEY } from "./typed-text.ts";

const FORM = `
  <form aria-label="Profile">
    <label>Name <input id="a1" /></label>
    <label>About <textarea id="a2"></textarea></label>
    <label>Password <input type="password" id="a3" /></label>
    <label>Shown <input type="text" autocomplete="current-password" id="a4" /></label>
  </form>
  <form aria-label="Set"><label>Reps <input type="number" /></label><label>Reps <input type="number" /></label></form>`;

const field = (selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (found === null) throw new Error(selector);
  return found;
};

/** The page after a reload: the same fields, empty, with other ids. */
function reload(): void {
  document.body.innerHTML = FORM.replaceAll(/id="a/g, 'id="b');
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/profile?view=edit");
  document.body.innerHTML = FORM;
});

it("brings back what was typed, but no password, and tells the form", () => {
  field("#a1").value = "Ana";
  field("#a2").value = "Two\nlines";
  for (const password of ["#a3", "#a4"]) field(password).value = "secret";
  keepTyped();
  expect(sessionStorage.getItem(TYPED_KEY)).not.toContain("secret");
  reload();
  const heard: string[] = [];
  document.addEventListener("input", ({ target }) => heard.push((target as HTMLElement).id), { once: false });
  restoreTyped();
  expect([field("#b1").value, field("#b2").value, field("#b3").value]).toEqual(["Ana", "Two\nlines", ""]);
  expect(heard).toEqual(["b1", "b2"]);
  expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
});

it("tells fields of the same name apart", () => {
  const [, second] = document.querySelectorAll<HTMLInputElement>("[aria-label=Set] input");
  if (second) second.value = "12";
  keepTyped();
  reload();
  restoreTyped();
  expect([...document.querySelectorAll<HTMLInputElement>("[aria-label=Set] input")].map(({ value }) => value)).toEqual([
    "",
    "12",
  ]);
});

it("waits for a part that opens later", async () => {
  field("#a1").value = "Ana";
  keepTyped();
  document.body.innerHTML = "";
  const stop = restoreTyped();
  reload();
  await expect.poll(() => field("#b1").value).toBe("Ana");
  stop();
});

it("belongs to its page alone", () => {
  field("#a1").value = "Ana";
  keepTyped();
  window.history.replaceState(null, "", "/settings");
  reload();
  restoreTyped();
  expect(field("#b1").value).toBe("");
});

it("keeps nothing of an untouched page", () => {
  keepTyped();
  expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
});
