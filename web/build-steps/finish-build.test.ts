import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineScriptHashes, routeScripts, withStyles } from "./finish-build.ts";

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

it("hashes every inline script of a document once, and none that's a file", () => {
  const html = `<head><script>boot()</script><script src="/a.js"></script></head><body><script type="module" async="">import "/b.js";\nrun()</script><script>boot()</script></body>`;
  expect(inlineScriptHashes(html)).toEqual([hash("boot()"), hash('import "/b.js";\nrun()')]);
});

it("hashes the exact text, with its white space and special characters", () => {
  expect(inlineScriptHashes("<script> a('ü') \n</script>")).toEqual([hash(" a('ü') \n")]);
});

it("writes the styles into the document with the stand-ins of its fonts, and leaves the fonts and the links for later", async () => {
  const face = (name: string) => `@font-face{font-family:Archivo;src:url(/assets/${name}-core-x.woff2)}`;
  const standIn = `@font-face{font-family:Archivo Arial;src:local(Arial Bold);size-adjust:118%}`;
  const css = `head{color:red}${face("archivo-display")}${standIn}${face("archivo-number")}link{content:"$&"}`;
  const html = `<head><link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/assets/a.css"/></head>`;
  expect(await withStyles(html, async (address) => (address === "/assets/a.css" ? css : ""))).toBe(
    `<head><link rel="icon" href="/i.svg"/><style>head{color:red}${standIn}link{content:"$&"}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/></head>`,
  );
});

it("refuses styles that would end their own element", async () => {
  const html = `<link rel="stylesheet" href="/a.css"/>`;
  await expect(withStyles(html, async () => `link{content:"</style>"}`)).rejects.toThrow("/a.css");
});

it("names each page's scripts along its layouts, but for those that the document names already", () => {
  const routes = {
    root: { id: "root", path: "", module: "/assets/root.js" },
    site: { id: "site", parentId: "root", module: "/assets/site.js", imports: ["/assets/frame.js"] },
    post: {
      id: "post",
      parentId: "site",
      path: "/posts/:id",
      module: "/assets/post.js",
      imports: ["/assets/frame.js", "/assets/list.js"],
    },
    any: { id: "any", parentId: "site", path: "*", module: "/assets/any.js" },
  };
  expect(routeScripts(routes, `<link href="/assets/root.js"/><link href="/assets/frame.js"/>`)).toEqual({
    "/posts/:id": ["/assets/site.js", "/assets/post.js", "/assets/list.js"],
  });
});
