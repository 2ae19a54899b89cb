import { act, useState } from "react";
import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { SegmentedControl } from "../ui/choice.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { EARLY_INPUT_SCRIPT, EarlyInput } from "./early-input.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const THEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** As root.tsx has it. */
const whole = (page: ReactNode) => (
  <>
    {page}
    <EarlyInput />
  </>
);

let pressed = 0;
function Page() {
  return (
    <button type="button" onClick={() => (pressed += 1)}>
      Watch Demo
    </button>
  );
}

afterEach(() => {
  delete document.documentElement.dataset["live"];
  document.body.innerHTML = "";
  pressed = 0;
});

test("a button pressed twice before the page is alive acts once when it is, and normally from then on", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(whole(<Page />));
  // oxlint-disable-next-line typescript/no-implied-eval -- the script as the document carries it: one constant text
  new Function(EARLY_INPUT_SCRIPT)();
  const button = container.querySelector("button");
  button?.click();
  button?.click();
  expect(pressed).toBe(0);
  await act(async () => void hydrateRoot(container, whole(<Page />)));
  expect(pressed).toBe(1);
  await act(async () => button?.click());
  expect(pressed).toBe(2);
});

test("what is chosen in a list before the page is alive is chosen when it is", async () => {
  function Choice() {
    const [type, setType] = useState("general");
    return (
      <>
        <select value={type} onChange={(event) => setType(event.target.value)}>
          <option value="general">General</option>
          <option value="workout">Workout</option>
        </select>
        <output>{type}</output>
      </>
    );
  }
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(whole(<Choice />));
  // oxlint-disable-next-line typescript/no-implied-eval -- the script as the document carries it: one constant text
  new Function(EARLY_INPUT_SCRIPT)();
  const list = container.querySelector("select");
  if (list === null) throw new Error("no list");
  list.value = "workout";
  list.dispatchEvent(new Event("change", { bubbles: true }));
  await act(async () => void hydrateRoot(container, whole(<Choice />)));
  expect(container.querySelector("output")?.textContent).toBe("workout");
  expect(list.value).toBe("workout");
});

test("what is typed before the page is alive is heard when it is, each field of a form, also where the page renders in between", async () => {
  function Form() {
    const hydrated = useHydrated();
    const [draft, setDraft] = useState({ name: "", note: "" });
    return (
      <>
        <input
          aria-label={hydrated ? "Your name" : "Name"}
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        <textarea value={draft.note} onChange={(event) => setDraft({ ...draft, note: event.target.value })} />
        <output>{`${draft.name}: ${draft.note}`}</output>
      </>
    );
  }
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(whole(<Form />));
  // oxlint-disable-next-line typescript/no-implied-eval -- the script as the document carries it: one constant text
  new Function(EARLY_INPUT_SCRIPT)();
  const [name, note] = [container.querySelector("input"), container.querySelector("textarea")];
  if (name === null || note === null) throw new Error("no fields");
  name.value = "Mira";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  note.value = "The plan is gone.";
  note.dispatchEvent(new Event("input", { bubbles: true }));
  await act(async () => void hydrateRoot(container, whole(<Form />)));
  expect(container.querySelector("output")?.textContent).toBe("Mira: The plan is gone.");
  expect([name.value, note.value]).toEqual(["Mira", "The plan is gone."]);
});

test("a form sent before the page is alive is sent when it is, though its button submits only from then on", async () => {
  const sent: string[] = [];
  function Form() {
    return (
      <form onSubmit={(event) => void sent.push(String(new FormData(event.currentTarget).get("email")))}>
        <input name="email" />
        <Submit />
      </form>
    );
  }
  function Submit() {
    return <button type={useHydrated() ? "submit" : "button"}>Sign in</button>;
  }
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(whole(<Form />));
  // oxlint-disable-next-line typescript/no-implied-eval -- the script as the document carries it: one constant text
  new Function(EARLY_INPUT_SCRIPT)();
  const input = container.querySelector("input");
  if (input) input.value = "mira@example.com";
  container.querySelector("button")?.click();
  await act(async () => void hydrateRoot(container, whole(<Form />)));
  expect(sent).toEqual(["mira@example.com"]);
});

test("a choice pressed by its label before the page is alive is made when it is", async () => {
  const chosen: string[] = [];
  function Choice() {
    const [value, setValue] = useState("light");
    const choose = (next: string) => {
      chosen.push(next);
      setValue(next);
    };
    return <SegmentedControl legend="Theme" value={value} options={THEMES} onChange={choose} />;
  }
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(whole(<Choice />));
  // oxlint-disable-next-line typescript/no-implied-eval -- the script as the document carries it: one constant text
  new Function(EARLY_INPUT_SCRIPT)();
  container.querySelectorAll("label")[1]?.click();
  const isDark = () => container.querySelector<HTMLInputElement>("[value=dark]")?.checked;
  expect(isDark(), "nothing is shown as chosen that isn't").toBe(false);
  await act(async () => void hydrateRoot(container, whole(<Choice />)));
  expect(chosen).toEqual(["dark"]);
  expect(isDark()).toBe(true);
});

test("nothing pressed, nothing done", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  await act(async () => createRoot(container).render(whole(<Page />)));
  expect(pressed).toBe(0);
});
