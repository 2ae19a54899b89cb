import * as contract from "@lockstep/contract/community.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { deletePost, editPost, restorePost } from "./change-post.ts";
import { deleteComment, editComment, listCommentsOf, restoreComment, writeComment } from "./comments.ts";
import { publishPost } from "./create-post.ts";
import { likePost, unlikePost } from "./like-post.ts";
import { likesInto } from "./like-store.ts";
import { getPost, listFeed, listPostsOfGroup, listPostsOfMember } from "./list-posts.ts";
import { pinPost } from "./pin-post.ts";
import { plainPostsInto } from "./plain-post-store.ts";

/** Hangs the community's routes into the API. */
export function communityRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  const insertLike = likesInto(db);
  const insertPlain = plainPostsInto(db);
  api.forAnyone(contract.listPosts, ({ actor, query }) =>
    listFeed(db, actor, { postType: query.postType, isFollowing: query.following === "true", cursor: query.cursor }),
  );
  api.forMembers(contract.createPost, ({ actor, body }) => publishPost(platform, insertPlain, actor, body));
  api.forAnyone(contract.getPost, ({ actor, params }) => getPost(db, actor, params.id));
  api.forMembers(contract.patchPost, ({ actor, params, body }) => editPost(platform, actor, params.id, body));
  api.forMembers(contract.deletePost, ({ actor, params }) => deletePost(platform, actor, params.id));
  api.forMembers(contract.restorePost, ({ actor, params }) => restorePost(platform, actor, params.id));
  api.forMembers(contract.likePost, ({ actor, params }) => likePost(platform, insertLike, actor, params.id));
  api.forMembers(contract.unlikePost, ({ actor, params }) => unlikePost(platform, actor, params.id));

  api.forAnyone(contract.listComments, ({ actor, params, query }) => listCommentsOf(db, actor, params.id, query.cursor));
  api.forMembers(contract.createComment, ({ actor, params, body }) => writeComment(platform, actor, params.id, body));
  api.forMembers(contract.patchComment, ({ actor, params, body }) => editComment(platform, actor, params.id, body.content));
  api.forMembers(contract.deleteComment, ({ actor, params }) => deleteComment(platform, actor, params.id));
  api.forMembers(contract.restoreComment, ({ actor, params }) => restoreComment(platform, actor, params.id));

  api.forAnyone(contract.listGroupPosts, ({ actor, params, query }) => listPostsOfGroup(db, actor, params.id, query.cursor));
  api.forMembers(contract.pinPost, ({ actor, params, body }) => pinPost(platform, actor, params.id, body.postId));
  api.forAnyone(contract.listMemberPosts, ({ actor, params, query }) =>
    listPostsOfMember(db, actor, params.username, query.cursor),
  );
}
