import { expect, it } from "vitest";
import { statusText } from "./status-text.ts";

const fine = { online: true, lasting: false, unsent: 0, tooMuch: null };

it("says nothing while all is well or on its usual way", () => {
  expect(statusText(fine)).toBeNull();
  expect(statusText({ ...fine, unsent: 2 })).toBeNull();
  expect(statusText({ ...fine, unsent: 2, tooMuch: "Too many requests." })).toBeNull();
});

it("says that the connection is gone, and what waits for it", () => {
  expect(statusText({ ...fine, online: false })).toBe("You're offline. We'll sync this later.");
  expect(statusText({ ...fine, online: false, unsent: 1 })).toBe("You're offline. 1 change will be sent later.");
  expect(statusText({ ...fine, online: false, unsent: 2, lasting: true, tooMuch: "Too many requests." })).toBe(
    "You're offline. 2 changes will be sent later.",
  );
});

it("says that the server is out of reach only when it is", () => {
  expect(statusText({ ...fine, unsent: 1, lasting: true })).toBe("Can't reach Lockstep. 1 change will be sent later.");
  expect(statusText({ ...fine, unsent: 2, lasting: true, tooMuch: "Too many requests." })).toBe(
    "Too many requests. 2 changes will be sent later.",
  );
});
