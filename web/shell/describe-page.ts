import type { MetaDescriptor } from "react-router";

/**
 * Title, description and the tags by which other sites draw a preview. The picture's address is completed to an absolute one by the server
 * where a preview needs it (`og:image` starting with "/").
 */
export function describePage({
  title,
  description,
  path,
}: {
  title: string;
  description: string;
  path: string;
}): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Lockstep" },
    { property: "og:url", content: path },
    { property: "og:image", content: "/og.png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    {
      property: "og:image:alt",
      content: "A drawn figure squats with a barbell beside the words: your workouts, locked in for you.",
    },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
