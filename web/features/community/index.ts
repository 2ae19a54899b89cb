export { BlockDialog } from "./block-dialog.tsx";
export { Composer } from "./composer.tsx";
export { PostList } from "./post-list.tsx";
export { communityKeys } from "./queries.ts";
