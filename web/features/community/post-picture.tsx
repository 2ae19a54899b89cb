import type { Post } from "@lockstep/contract/community.ts";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import type { CSSProperties } from "react";
import { Sheet } from "../../ui/dialog.tsx";
import "./posts.css";

/** Longest side of the smaller ones. */
const PHONE_SIDE = 480;
/** Taller pictures show their middle in a list; a press shows all of them. */
const TALLEST = 4 / 5;
const WIDEST = 3;

/** Smaller ones for phones lie beside a picture that was sent in (contract/uploads.ts). */
function sources(url: string, width: number | null, height: number | null): string | undefined {
  if (!url.startsWith("/files/") || url.includes("?") || width === null || height === null) return undefined;
  const longest = Math.max(width, height);
  if (longest <= PHONE_SIDE) return undefined;
  return `${url}?w=${PHONE_SIDE} ${Math.round((PHONE_SIDE * width) / longest)}w, ${url} ${width}w`;
}

/** The picture of a post. Its room is there before it arrives; a press shows it large. */
export function PostPicture({ post }: { post: Post & { imageUrl: string } }) {
  const { imageUrl: url, imageAlt, imageWidth: width, imageHeight: height, author } = post;
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const alt = imageAlt ?? "";
  const ratio = width !== null && height !== null ? Math.min(WIDEST, Math.max(TALLEST, width / height)) : 4 / 3;
  if (failed) {
    return (
      <p className="panel post-picture-gone">
        <ImageOff size={20} aria-hidden="true" />
        {alt === "" ? "We can't show this picture right now." : `We can't show this picture right now: ${alt}`}
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        className="post-picture"
        style={{ "--ratio": ratio } as CSSProperties}
        aria-label={alt === "" ? `Picture by ${author.username}, enlarge` : `${alt}. Enlarge`}
        onClick={() => setOpen(true)}
      >
        <img
          src={url}
          srcSet={sources(url, width, height)}
          sizes="(min-width: 960px) 640px, calc(100vw - 64px)"
          width={width ?? undefined}
          height={height ?? undefined}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={`Picture by ${author.username}`} hideTitle wide className="picture-sheet">
        <img src={url} width={width ?? undefined} height={height ?? undefined} alt={alt} className="picture-large" />
        {alt === "" ? null : <p className="mt-3 text-fg-2">{alt}</p>}
      </Sheet>
    </>
  );
}
