import * as contract from "@lockstep/contract/community.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { deletePost, editPost, restorePost } from "./edit-post.ts";
import { deleteComment, editComment, listCommentsOf, restoreComment, writeComment } from "./comments.ts";
import { createPost } from "./create-post.ts";
import { likePost, unlikePost } from "./like-post.ts";
import { getPost, listFeed, listPostsOfGroup, listPostsOfMember } from "./list-posts.ts";
import { pinPost } from "./pin-post.ts";

/** Mounts the community's routes. */
export function communityRoutes(api: Api, platform: Platform): void {
  api.forAnyone(contract.listPosts, ({ actor, query }) => listFeed(platform, actor, query));
  api.forMembers(contract.createPost, ({ actor, body }) => createPost(platform, actor, body));
  api.forAnyone(contract.getPost, ({ actor, params }) => getPost(platform, actor, params.id));
  api.forMembers(contract.patchPost, ({ actor, params, body }) => editPost(platform, actor, { ...body, ...params }));
  api.forMembers(contract.deletePost, ({ actor, params }) => deletePost(platform, actor, params.id));
  api.forMembers(contract.restorePost, ({ actor, params }) => restorePost(platform, actor, params.id));
  api.forMembers(contract.likePost, ({ actor, params }) => likePost(platform, actor, params.id));
  api.forMembers(contract.unlikePost, ({ actor, params }) => unlikePost(platform, actor, params.id));

  api.forAnyone(contract.listComments, ({ actor, params, query }) => listCommentsOf(platform, actor, { ...query, ...params }));
  api.forMembers(contract.createComment, ({ actor, params, body }) =>
    writeComment(platform, actor, { ...body, postId: params.id }),
  );
  api.forMembers(contract.patchComment, ({ actor, params, body }) => editComment(platform, actor, { ...body, ...params }));
  api.forMembers(contract.deleteComment, ({ actor, params }) => deleteComment(platform, actor, params.id));
  api.forMembers(contract.restoreComment, ({ actor, params }) => restoreComment(platform, actor, params.id));

  api.forAnyone(contract.listGroupPosts, ({ actor, params, query }) =>
    listPostsOfGroup(platform, actor, { ...query, ...params }),
  );
  api.forMembers(contract.pinPost, ({ actor, params, body }) => pinPost(platform, actor, { ...body, ...params }));
  api.forAnyone(contract.listMemberPosts, ({ actor, params, query }) =>
    listPostsOfMember(platform, actor, { ...query, ...params }),
  );
}
