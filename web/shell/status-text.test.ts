import { expect, it } from "vitest";
import { statusText } from "./status-text.ts";

const fine = { online: true, lasting: false, unsent: 0, tooMuch: null };

it("says nothing while all is well or on its usual way", () => {
  expect(statusText(fine)).toBeNull();
  expect(statusText({ ...fine, unsent: 2 })).toBeNull();
  expect(statusText({ ...fine, unsent: 2, tooMuch: "That was a little fast." })).toBeNull();
});

it("says that the connection is gone, and what waits for it", () => {
  expect(statusText({ ...fine, online: false })).toBe("Offline. We will sync this later.");
  expect(statusText({ ...fine, online: false, unsent: 1 })).toBe("Offline. 1 change will be sent later.");
  expect(statusText({ ...fine, online: false, unsent: 2, lasting: true, tooMuch: "That was a little fast." })).toBe(
    "Offline. 2 changes will be sent later.",
  );
});

it("says that the server is out of reach only when it is", () => {
  expect(statusText({ ...fine, unsent: 1, lasting: true })).toBe("Lockstep cannot be reached. 1 change will be sent later.");
  expect(statusText({ ...fine, unsent: 2, lasting: true, tooMuch: "That was a little fast." })).toBe(
    "That was a little fast. 2 changes will be sent later.",
  );
});
