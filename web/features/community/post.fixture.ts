import type { Post } from "@lockstep/contract/community.ts";

export const AUTHOR = { id: "a0000000-0000-4000-8000-000000000000", username: "ana", avatarUrl: null };

/** The `minute`th post of a day; a higher one is newer. */
export function post(minute: number, more: Partial<Post> = {}): Post {
  return {
    id: `00000000-0000-4000-8000-${String(minute).padStart(12, "0")}`,
    content: `Post ${minute}`,
    imageUrl: null,
    imageAlt: null,
    imageWidth: null,
    imageHeight: null,
    postType: "general",
    workoutId: null,
    workout: null,
    groupId: null,
    groupName: null,
    aiGenerated: false,
    createdAt: new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString(),
    editedAt: null,
    author: AUTHOR,
    likeCount: 0,
    likedByMe: false,
    commentCount: 0,
    state: "visible",
    isPinned: false,
    canEdit: false,
    canDelete: false,
    canComment: true,
    canReport: true,
    canPin: false,
    ...more,
  };
}
