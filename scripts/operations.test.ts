import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** The arguments of a call whose text goes on with `rest`. */
function argumentsIn(rest: string): string[] {
  const found = [""];
  let depth = 0;
  for (const char of rest) {
    if (")]}".includes(char) && depth-- === 0) break;
    if ("([{".includes(char)) depth += 1;
    if (char === "," && depth === 0) found.push("");
    else found[found.length - 1] += char;
  }
  return found.map((each) => each.trim()).filter((each) => each !== "");
}

/** What is wrong with the routes of a feature: each calls its own operation with platform, actor and at most one input. */
function problems(source: string): string[] {
  const imports = [...source.matchAll(/import ([^;]+) from "([^"]+)";/g)].map(([, names = "", from = ""]) => ({ names, from }));
  const operations = imports.filter(({ from }) => from.startsWith("./")).flatMap(({ names }) => names.match(/\w+/g) ?? []);
  const others = imports.filter(({ from }) => from.startsWith("../") && !from.startsWith("../../platform/"));
  const handlers = source.split(/\bapi\.for(?=Members|Anyone)/).slice(1);
  const calls = handlers.flatMap((text) =>
    [...text.matchAll(/(?<![.\w])(\w+)(?:\.\w+)?\(/g)]
      .filter(([, name = ""]) => operations.includes(name))
      .map((match) => ({ call: match[0], given: argumentsIn(text.slice(match.index + match[0].length)) })),
  );
  return [
    ...calls
      .filter(({ given }) => given[0] !== "platform" || given[1] !== "actor" || given.length > 3)
      .map(({ call, given }) => `${call}${given.join(", ")})`),
    ...handlers.flatMap((text) => text.match(/platform\.(?:db|write|limiter)\b|\bdb\b/g) ?? []),
    ...others.map(({ from }) => from),
  ];
}

it.each(globSync("server/features/*/routes.ts", { cwd: ROOT }))("%s calls operations with platform, actor and input", (file) =>
  expect(problems(readFileSync(join(ROOT, file), "utf8"))).toEqual([]),
);

it.each([
  ["another order", "likePost(actor, platform, params.id)"],
  ["a database in place of the platform", "likePost(db, actor, params.id)"],
  ["rights handed in", "likePost(platform, actor, await tierOf(actor), params.id)"],
  ["no actor", "likePost(platform, { id: params.id })"],
  ["a method of the wrong shape", "likePost.again(platform, params.id)"],
])("is found: %s", (_name, call) => {
  const source = `import { likePost } from "./like-post.ts";\napi.forMembers(contract.likePost, ({ actor, params }) => ${call});`;
  expect(problems(source)).not.toEqual([]);
  expect(problems(source.replace(call, "likePost(platform, actor, { ...params, ok: [1, 2] })"))).toEqual([]);
});
