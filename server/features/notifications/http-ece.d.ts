/** The decrypting half of push messages (RFC 8188), which web-push brings along; tests read with it what browsers would. */
declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  export function decrypt(
    message: Buffer,
    options: { readonly version: "aes128gcm"; readonly privateKey: ECDH; readonly authSecret: string },
  ): Buffer;
}
