import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineScriptHashes } from "./finish-build.ts";

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

it("hashes every inline script of a document once, and none that is a file", () => {
  const html = `<head><script>boot()</script><script src="/a.js"></script></head><body><script type="module" async="">import "/b.js";\nrun()</script><script>boot()</script></body>`;
  expect(inlineScriptHashes(html)).toEqual([hash("boot()"), hash('import "/b.js";\nrun()')]);
});

it("hashes the text as it stands, with its white space and characters", () => {
  expect(inlineScriptHashes("<script> a('ü') \n</script>")).toEqual([hash(" a('ü') \n")]);
});
