import { parseAst, Visitor } from "vite";
import type { Plugin } from "vite";

type Edit = readonly [start: number, end: number, text: string];

/** Say on the console what the router's user did wrong, or throw it. */
const WARNINGS = new Set(["warning", "warningOnce"]);
const INVARIANTS = new Set(["invariant", "UNSAFE_invariant"]);
const MADE = new Set(["createContext", "forwardRef"]);

/**
 * A module of React Router without what it says to developers, who see it in tests and while developing, and without the names of its parts
 * in their tools: for those alone the bundler would keep parts that no page uses. What must hold is still checked.
 */
export function leanRouter(source: string): string {
  const edits: Edit[] = [];
  const program = parseAst(source);
  for (const statement of program.body) {
    if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression") continue;
    const { left } = statement.expression;
    if (left.type === "MemberExpression" && left.property.type === "Identifier" && left.property.name === "displayName")
      edits.push([statement.start, statement.end, ""]);
  }
  new Visitor({
    CallExpression({ callee, arguments: given, start, end }) {
      if (callee.type === "MemberExpression" && callee.property.type === "Identifier" && MADE.has(callee.property.name))
        edits.push([start, start, "/*#__PURE__*/ "]);
      if (callee.type !== "Identifier") return;
      const [held, message] = given;
      if (WARNINGS.has(callee.name)) edits.push([start, end, "void 0"]);
      else if (INVARIANTS.has(callee.name) && held && message) edits.push([held.end, message.end, ""]);
    },
  }).visit(program);
  return edits
    .toSorted((a, b) => b[0] - a[0])
    .reduce((text, [start, end, replacement]) => text.slice(0, start) + replacement + text.slice(end), source);
}

/** Every page's scripts carry React Router: they lose what it says to developers only. */
export function routerWithoutWarnings(): Plugin {
  let isSeen = false;
  return {
    name: "lockstep-router-without-warnings",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
      handler: (source) => {
        isSeen = true;
        return { code: leanRouter(source), map: null };
      },
    },
    generateBundle() {
      if (!isSeen) this.error("React Router's modules were not found: see web/build-steps/lean-router.ts.");
    },
  };
}
