import { describe, expect, it } from "vitest";
import { ApiError } from "../api/client.ts";
import { resultOfFailure } from "./send-result.ts";

const failure = (status: number, more: Partial<ApiError> = {}): ApiError =>
  new ApiError({ code: "UNREADABLE", message: "No.", status, ...more });

describe("what a failed sending means", () => {
  it.each([0, 408, 425, 500, 502, 503])("%i is temporary", (status) => {
    expect(resultOfFailure(failure(status), "PUT")).toEqual({ kind: "retry" });
  });
  it("a call that ran out of time is temporary", () => {
    expect(resultOfFailure(new DOMException("", "TimeoutError"), "PUT")).toEqual({ kind: "retry" });
  });
  it("too much at once is no trouble with the connection, and the server says how long", () => {
    const words = "Too many requests.";
    const fast = failure(429, { code: "RATE_LIMITED", message: `${words} Please try again.`, retryAfterMs: 30_000 });
    expect(resultOfFailure(fast, "PUT")).toEqual({ kind: "too-much", words, askedMs: 30_000 });
    const newcomer = failure(429, { code: "NEW_MEMBER_LIMIT", message: "Please come back tomorrow." });
    expect(resultOfFailure(newcomer, "POST")).toEqual({ kind: "too-much", words: "Please come back tomorrow.", askedMs: null });
  });
  it("without a session nothing is said of the write", () => {
    expect(resultOfFailure(failure(401), "PUT")).toEqual({ kind: "signed-out" });
  });
  it("every other 4xx is the last word", () => {
    for (const status of [400, 403, 404, 409, 422])
      expect(resultOfFailure(failure(status), "PUT")).toEqual({ kind: "refused", message: "No." });
  });
  it("a delete of what is already gone has done its work", () => {
    expect(resultOfFailure(failure(404), "DELETE")).toEqual({ kind: "sent" });
  });
});
