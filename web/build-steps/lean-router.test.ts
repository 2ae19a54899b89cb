import { expect, it } from "vitest";
import { leanRouter } from "./lean-router.ts";

it("takes out what's said to developers, and still checks what must hold", () => {
  expect(leanRouter("invariant(location.includes(`/`), `Not ${location}`);\nUNSAFE_invariant(stream);")).toBe(
    "invariant(location.includes(`/`));\nUNSAFE_invariant(stream);",
  );
  expect(leanRouter(`if (isOdd) warning(false, "Odd: " + path);\nelse use(path);\nwarningOnce("a", isEven, "b");`)).toBe(
    "if (isOdd) void 0;\nelse use(path);\nvoid 0;",
  );
});

it("lets the bundler drop contexts and components that no page uses", () => {
  const source = `const Form = React.forwardRef((props, ref) => useForm(props, ref));\nForm.displayName = "Form";\nconst Data = React.createContext(null);`;
  expect(leanRouter(source)).toBe(
    "const Form = /*#__PURE__*/ React.forwardRef((props, ref) => useForm(props, ref));\n\nconst Data = /*#__PURE__*/ React.createContext(null);",
  );
});

it("leaves the functions that warn, and everything else", () => {
  const plain = `function invariant(value, message) {\n  if (!value) throw new Error(message);\n}\nfunction read() {\n  state.displayName = "kept";\n}\n`;
  expect(leanRouter(plain)).toBe(plain);
});
