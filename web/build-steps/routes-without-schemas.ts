import { parseAst } from "vite";
import type { Plugin } from "vite";

/** What the server parses with and the browser never reads (docs/decisions/0009-no-schemas-in-the-browser.md). */
const SCHEMAS = new Set(["params", "query", "body", "output", "events"]);

type Edit = readonly [start: number, end: number, text: string];

/**
 * A module of the contract without what only the server needs: routes lose their schemas, and every other value that is made by a call is
 * marked as free of effects, so that the bundler drops what nobody imports. A schema that is imported all the same stays whole.
 */
export function withoutSchemas(source: string): string {
  const edits: Edit[] = [];
  for (const statement of parseAst(source, { lang: "ts" }).body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { init } of declaration.declarations) {
      if (init?.type !== "CallExpression") continue;
      edits.push([init.start, init.start, "/*#__PURE__*/ (() => ("], [init.end, init.end, "))()"]);
      if (init.callee.type !== "Identifier" || init.callee.name !== "defineRoute") continue;
      const [route] = init.arguments;
      if (route?.type !== "ObjectExpression") throw new Error("A route of the contract is not written as one plain object.");
      for (const property of route.properties) {
        if (property.type !== "Property" || property.key.type !== "Identifier") continue;
        if (SCHEMAS.has(property.key.name)) edits.push([property.value.start, property.value.end, "undefined"]);
      }
    }
  }
  return edits
    .toSorted((a, b) => b[0] - a[0] || b[1] - a[1])
    .reduce((text, [start, end, replacement]) => text.slice(0, start) + replacement + text.slice(end), source);
}

/** Takes the schemas out of the browser's routes, and fails the build when page code reads a schema and Zod would come along. */
export function routesWithoutSchemas(): Plugin {
  return {
    name: "lockstep-routes-without-schemas",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler: (source) => ({ code: withoutSchemas(source), map: null }),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const carried = Object.entries(file.modules).find(
          ([id, { renderedLength }]) => /[\\/]node_modules[\\/]zod[\\/]/.test(id) && renderedLength > 0,
        );
        if (carried)
          this.error(
            `Zod would be sent to every browser in ${file.fileName}: page code reads a schema of the contract. Read the answer's type or a small guard instead (docs/decisions/0009-no-schemas-in-the-browser.md).`,
          );
      }
    },
  };
}
