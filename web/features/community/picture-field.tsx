import type { Upload } from "@lockstep/contract/uploads.ts";
import { IMAGE_TYPES } from "@lockstep/contract/uploads.ts";
import { ImagePlus, X } from "lucide-react";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { imageProblem, uploadImage } from "../../uploads/upload-image.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Input } from "../../ui/field.tsx";
import { LONGEST_IMAGE_ALT } from "./words.ts";
import "./posts.css";

/** A picture that was chosen and not sent in yet. */
export interface Picked {
  readonly file: File;
  /** Of the preview; lives as long as the choice. */
  readonly address: string;
  readonly alt: string;
}

/** The chosen picture of a form, with what is wrong with the last choice. */
export function usePicture() {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const address = picked?.address;
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);
  const pick = useCallback((file: File) => {
    const wrong = imageProblem("post-images", file);
    setProblem(wrong);
    if (wrong === null) setPicked({ file, address: URL.createObjectURL(file), alt: "" });
  }, []);
  const clear = useCallback(() => {
    setPicked(null);
    setProblem(null);
  }, []);
  const setAlt = useCallback((alt: string) => setPicked((before) => before && { ...before, alt }), []);
  return { picked, problem, pick, clear, setAlt };
}

/** The button that opens the device's own choice of pictures. */
export function PictureButton({ onPick, disabled }: { onPick: (file: File) => void; disabled: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label="Add a picture" className="composer-tool" disabled={disabled} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join(",")}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was removed.
          event.target.value = "";
          if (file) onPick(file);
        }}
      />
    </>
  );
}

/** The chosen picture, its alt text and a button to remove it. */
export function PicturePreview({
  picked,
  busy,
  part,
  onAlt,
  onRemove,
}: {
  picked: Picked;
  busy: boolean;
  /** How much of it has arrived while it's sent in; null before and after. */
  part: number | null;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}) {
  const nameId = useId();
  return (
    <div className="panel grid gap-4" role="group" aria-labelledby={nameId}>
      <div className="relative justify-self-start">
        <img src={picked.address} alt={picked.alt || `Preview of ${picked.file.name}`} className="picture-preview" id={nameId} />
        <Button
          look="secondary"
          size="sm"
          className="btn-icon picture-remove"
          aria-label="Remove picture"
          title="Remove picture"
          disabled={busy}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </Button>
        {part === null ? null : <progress className="picture-part" aria-label="Uploading picture" value={part} max={1} />}
      </div>
      <Input
        label="Describe the picture"
        optional
        hint="Read aloud to people who can't see it."
        value={picked.alt}
        maxLength={LONGEST_IMAGE_ALT}
        readOnly={busy}
        onChange={(event) => onAlt(event.target.value)}
      />
    </div>
  );
}

/** Uploads the picture and returns its address. `onPart` receives the progress, from 0 to 1. */
export function sendPicture({ file }: Picked, onPart: (part: number) => void): Promise<Upload> {
  return uploadImage("post-images", file, { onProgress: onPart });
}
