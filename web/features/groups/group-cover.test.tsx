import { expect, it } from "vitest";
import { testPage } from "../../testing/test-page.ts";
import { GroupCover } from "./group-cover.tsx";

const { page, show } = testPage();
const group = { icon: "🏃", coverImage: "/files/groups/a.webp" };

it.each([
  [null, "/files/groups/a.webp", "/files/groups/a.webp?w=480 480w, /files/groups/a.webp 1600w"],
  [
    "a b,c",
    "/files/groups/a.webp?invite=a%20b%2Cc",
    "/files/groups/a.webp?invite=a%20b%2Cc&w=480 480w, /files/groups/a.webp?invite=a%20b%2Cc 1600w",
  ],
])("asks for the cover with the invite link's secret, where there is one: %s", (invite, src, srcSet) => {
  show(<GroupCover group={group} Figure={() => null} large invite={invite} />);
  const shown = page.querySelector("img");
  expect([shown?.getAttribute("src"), shown?.getAttribute("srcset")]).toEqual([src, srcSet]);
});
