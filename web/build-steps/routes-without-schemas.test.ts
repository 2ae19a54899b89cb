import { expect, it } from "vitest";
import { withoutSchemas } from "./routes-without-schemas.ts";

it("takes the schemas out of a route and leaves all that a caller needs", () => {
  const text = withoutSchemas(
    `import { z } from "zod";\nexport const getThing = defineRoute({ id: "getThing", method: "GET", path: "/api/things/{id}", params: z.object({ id: z.uuid() }), output: Thing, events: ThingEvent });`,
  );
  expect(text).toContain(
    `{ id: "getThing", method: "GET", path: "/api/things/{id}", params: undefined, output: undefined, events: undefined }`,
  );
  expect(text).not.toContain("z.object");
});

it("keeps a schema whole, behind a call that may be dropped", () => {
  expect(withoutSchemas(`export const Thing = z.object({ body: z.string() }).strict();`)).toBe(
    `export const Thing = /*#__PURE__*/ (() => (z.object({ body: z.string() }).strict()))();`,
  );
});

it("leaves plain values, types and functions as they are", () => {
  const plain = `export const KINDS = ["a", "b"] as const;\nexport type Kind = (typeof KINDS)[number];\nexport function page(item: Kind) { return z.object({ item }); }\n`;
  expect(withoutSchemas(plain)).toBe(plain);
});

it("refuses a route that it can't read", () => {
  expect(() => withoutSchemas(`export const getThing = defineRoute(made);`)).toThrow("plain object");
});
