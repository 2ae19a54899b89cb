import { z } from "zod";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { Username } from "./accounts.ts";
import { MemberSummary } from "./members.ts";
import { defineRoute } from "./route.ts";
import { ClientId, Done, IdParam, page } from "./shared.ts";
import { CardDetail, WorkoutCard } from "./workout-card.ts";

/** What a post is about (SPEC 3). */
export const POST_TYPES = ["general", "workout", "nutrition", "motivation"] as const;
export type PostType = (typeof POST_TYPES)[number];
/** Posts on a page of the feed (SPEC 9). */
export const FEED_SIZE = 30;
/** Most characters, counted as people see them in a text of letters (UTF-16 units). */
export const LONGEST_POST = 5000;
export const LONGEST_COMMENT = 2000;
export const LONGEST_IMAGE_ALT = 300;

const Content = (longest: number) =>
  z
    .string()
    .max(longest, `Please use at most ${longest.toLocaleString("en")} characters.`)
    .refine((text) => !isBlank(text), "Please write something.")
    .transform((text) => text.trim());

/** Where a picture lies, as POST /api/uploads answers it. */
export const UploadUrl = z
  .string()
  .regex(/^\/files\/(post-images|avatars|groups)\/[A-Za-z0-9/_.-]+$/, "Please choose the picture again.");

/** What an author writes in a post, and may change later. */
export const PostWords = z.object({ content: Content(LONGEST_POST), postType: z.enum(POST_TYPES) });
export type PostWords = z.infer<typeof PostWords>;

/** A post as the caller sees it. */
export const Post = z.object({
  id: z.uuid(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  imageWidth: z.number().int().nullable(),
  imageHeight: z.number().int().nullable(),
  postType: z.enum(POST_TYPES),
  /** A workout that the author posted, and what they share of it; null once it's deleted. */
  workoutId: z.uuid().nullable(),
  workout: WorkoutCard.nullable(),
  groupId: z.uuid().nullable(),
  /** Name of the group, for a post that is in one. */
  groupName: z.string().nullable(),
  aiGenerated: z.boolean(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  author: MemberSummary,
  likeCount: z.number().int(),
  likedByMe: z.boolean(),
  commentCount: z.number().int(),
  /** held: only its author and moderators see it until one approved it; hidden: taken away by a moderator. */
  state: z.enum(["visible", "held", "hidden"]),
  isPinned: z.boolean(),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  canComment: z.boolean(),
  canReport: z.boolean(),
  /** The caller administers the group the post is in. */
  canPin: z.boolean(),
});
export type Post = z.infer<typeof Post>;

/** The latest public posts, newest first, those of blocked people left out. With `following` only of whom the caller follows. */
export const listPosts = defineRoute({
  id: "listPosts",
  method: "GET",
  path: "/api/posts",
  summary: "The public feed, newest first",
  feature: "community",
  session: "none",
  query: z.object({
    postType: z.enum(POST_TYPES).optional(),
    following: z.enum(["true"]).optional(),
    cursor: z.string().max(200).optional(),
  }),
  output: page(Post),
});

/** Publishes a post; the same id again answers the same post. A public post when `groupId` is missing or null. */
export const createPost = defineRoute({
  id: "createPost",
  method: "POST",
  path: "/api/posts",
  summary: "Create a post",
  feature: "community",
  session: "required",
  status: 201,
  body: PostWords.extend({
    id: ClientId.optional(),
    postType: PostWords.shape.postType.default("general"),
    groupId: z.uuid().nullable().optional(),
    imageUrl: UploadUrl.nullable().optional(),
    imageAlt: z.string().trim().max(LONGEST_IMAGE_ALT).nullable().optional(),
    /** A finished workout of the caller's own; its card is built from the record as it is now. */
    workoutId: z.uuid().nullable().optional(),
    /** What the card shows beside exercises, sets and repetitions; nothing when it's missing. */
    workoutDetails: z.array(CardDetail).max(CardDetail.options.length).optional(),
  }),
  output: Post,
});

export const getPost = defineRoute({
  id: "getPost",
  method: "GET",
  path: "/api/posts/{id}",
  summary: "One post",
  feature: "community",
  session: "none",
  params: IdParam,
  output: Post,
});

export const patchPost = defineRoute({
  id: "patchPost",
  method: "PATCH",
  path: "/api/posts/{id}",
  summary: "Edit your post; it's marked as edited",
  feature: "community",
  session: "required",
  params: IdParam,
  body: PostWords.extend({ imageAlt: z.string().trim().max(LONGEST_IMAGE_ALT).nullable() })
    .partial()
    .strict(),
  output: Post,
});

export const deletePost = defineRoute({
  id: "deletePost",
  method: "DELETE",
  path: "/api/posts/{id}",
  summary: "Delete your post, or any post in the group as its admin",
  feature: "community",
  session: "required",
  params: IdParam,
  output: Done,
});

/** Takes a deletion back while it is less than a day old; only who deleted may. */
export const restorePost = defineRoute({
  id: "restorePost",
  method: "POST",
  path: "/api/posts/{id}/restore",
  summary: "Restore a post you deleted",
  feature: "community",
  session: "required",
  params: IdParam,
  output: Post,
});

/** How many like a post now, and whether the caller does. */
export const LikeState = z.object({ likeCount: z.number().int(), likedByMe: z.boolean() });
export type LikeState = z.infer<typeof LikeState>;

export const likePost = defineRoute({
  id: "likePost",
  method: "PUT",
  path: "/api/posts/{id}/like",
  summary: "Like a post; repeating changes nothing",
  feature: "community",
  session: "required",
  params: IdParam,
  output: LikeState,
});

export const unlikePost = defineRoute({
  id: "unlikePost",
  method: "DELETE",
  path: "/api/posts/{id}/like",
  summary: "Unlike a post",
  feature: "community",
  session: "required",
  params: IdParam,
  output: LikeState,
});

export const Comment = z.object({
  id: z.uuid(),
  postId: z.uuid(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  author: MemberSummary,
  state: z.enum(["visible", "held", "hidden"]),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  canReport: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

/** Oldest first; the cursor leads to later ones. */
export const listComments = defineRoute({
  id: "listComments",
  method: "GET",
  path: "/api/posts/{id}/comments",
  summary: "A post's comments, oldest first",
  feature: "community",
  session: "none",
  params: IdParam,
  query: z.object({ cursor: z.string().max(200).optional() }),
  output: page(Comment),
});

export const createComment = defineRoute({
  id: "createComment",
  method: "POST",
  path: "/api/posts/{id}/comments",
  summary: "Comment on a post",
  feature: "community",
  session: "required",
  status: 201,
  params: IdParam,
  body: z.object({ id: ClientId.optional(), content: Content(LONGEST_COMMENT) }),
  output: Comment,
});

export const patchComment = defineRoute({
  id: "patchComment",
  method: "PATCH",
  path: "/api/comments/{id}",
  summary: "Edit your comment; it's marked as edited",
  feature: "community",
  session: "required",
  params: IdParam,
  body: z.object({ content: Content(LONGEST_COMMENT) }),
  output: Comment,
});

export const deleteComment = defineRoute({
  id: "deleteComment",
  method: "DELETE",
  path: "/api/comments/{id}",
  summary: "Delete your comment, or any comment in the group as its admin",
  feature: "community",
  session: "required",
  params: IdParam,
  output: Done,
});

export const restoreComment = defineRoute({
  id: "restoreComment",
  method: "POST",
  path: "/api/comments/{id}/restore",
  summary: "Restore a comment you deleted",
  feature: "community",
  session: "required",
  params: IdParam,
  output: Comment,
});

/** A group's posts, newest first; of a private group only for its members (NOT_FOUND otherwise). `isPinned` marks the pinned one. */
export const listGroupPosts = defineRoute({
  id: "listGroupPosts",
  method: "GET",
  path: "/api/groups/{id}/posts",
  summary: "A group's posts, newest first",
  feature: "community",
  session: "none",
  params: IdParam,
  query: z.object({ cursor: z.string().max(200).optional() }),
  output: page(Post).extend({ pinned: Post.nullable() }),
});

/** Puts a post of the group at its top, or takes it down with null. */
export const pinPost = defineRoute({
  id: "pinPost",
  method: "PUT",
  path: "/api/groups/{id}/pinned-post",
  summary: "Pin a post in the group, as its admin",
  feature: "community",
  session: "required",
  params: IdParam,
  body: z.object({ postId: z.uuid().nullable() }),
  output: Done,
});

/** A member's posts as far as the caller may see them: public ones, and those of groups the caller may read. Own held ones come too. */
export const listMemberPosts = defineRoute({
  id: "listMemberPosts",
  method: "GET",
  path: "/api/profiles/{username}/posts",
  summary: "A member's posts, newest first",
  feature: "community",
  session: "none",
  params: z.object({ username: Username }),
  query: z.object({ cursor: z.string().max(200).optional() }),
  output: page(Post),
});
