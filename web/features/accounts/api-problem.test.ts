import { expect, test } from "vitest";
import { ApiError } from "../../api/client.ts";
import { apiProblem } from "./api-problem.ts";

const refused = (message: string, issues: Array<{ path: string; message: string }>) =>
  new ApiError({ code: "VALIDATION_FAILED", message, status: 422, issues });

test("the server's words, and its marks beside the fields", () => {
  expect(apiProblem(refused("Some of this does not fit.", [{ path: "fullName", message: "Please enter your name." }]))).toEqual({
    message: "Some of this does not fit.",
    fields: { fullName: "Please enter your name." },
  });
});

test("nothing is said twice", () => {
  expect(apiProblem(refused("That username is taken.", [{ path: "username", message: "That username is taken." }]))).toEqual({
    fields: { username: "That username is taken." },
  });
});

test("without marks only the words; without an answer the fallback", () => {
  expect(apiProblem(refused("Please wait a moment.", []))).toEqual({ message: "Please wait a moment." });
  expect(apiProblem(new TypeError("broken"), "This could not be saved.")).toEqual({ message: "This could not be saved." });
});
