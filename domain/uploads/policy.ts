/** Whether someone may send pictures into a bucket: everyone for their own posts and avatar, only its admins for a group. */
export function mayUpload(bucket: "post-images" | "avatars" | "groups", standing: { readonly isGroupAdmin: boolean }): boolean {
  return bucket !== "groups" || standing.isGroupAdmin;
}
