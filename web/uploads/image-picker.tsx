import type { Bucket, Upload } from "@lockstep/contract/uploads.ts";
import { IMAGE_TYPES } from "@lockstep/contract/uploads.ts";
import { ImagePlus, RotateCcw, Trash2, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { useImageUpload } from "./use-image-upload.ts";
import "./uploads.css";

/**
 * Picks a picture, uploads it right away, shows it, removes it. `onChange` receives the stored picture, or null after Remove; the form that
 * it's in saves the address. While `onBusy` says true, the form waits.
 */
export function ImagePicker({
  bucket,
  groupId,
  label,
  hint,
  value,
  onChange,
  onBusy,
  placeholder,
  disabled = false,
}: {
  bucket: Bucket;
  groupId?: string;
  /** What the picture is: "Cover image". */
  label: string;
  hint?: ReactNode;
  /** Address of the picture that is chosen now. */
  value: string | null;
  onChange: (upload: Upload | null) => void;
  onBusy?: (busy: boolean) => void;
  /** What is shown without a picture. */
  placeholder: ReactNode;
  disabled?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const [said, setSaid] = useState("");
  const ids = { label: useId(), hint: useId(), problem: useId() };
  const { sending, problem, choose, tryAgain, cancel } = useImageUpload({
    bucket,
    ...(groupId === undefined ? {} : { groupId }),
    onSent(upload) {
      setSaid("Picture added.");
      onChange(upload);
    },
  });
  const isSending = sending !== null && !sending.isStopped;
  useEffect(() => onBusy?.(isSending), [isSending, onBusy]);
  const shown = sending?.preview ?? value;
  // The button that was pressed goes away with the picture: the keyboard goes on from the one that stays.
  const goOn = () => button.current?.querySelector("button")?.focus();
  const describedBy = cx(hint ? ids.hint : null, problem !== null && ids.problem);
  return (
    <div className="field image-picker" role="group" aria-labelledby={ids.label} aria-describedby={describedBy || undefined}>
      <span className="field-label" id={ids.label}>
        {label}
      </span>
      <div
        className={cx("image-picker-frame", bucket === "avatars" && "image-picker-square")}
        data-sending={isSending || undefined}
      >
        {shown === null ? placeholder : <img src={shown} alt={sending === null ? `Current ${label}` : `${label}, uploading`} />}
        {isSending ? <progress aria-label={`Uploading ${label}`} value={sending.part} max={1} /> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <span ref={button}>
          <Button
            look="secondary"
            size="sm"
            icon={<ImagePlus size={20} aria-hidden="true" />}
            disabled={disabled}
            busy={isSending}
            onClick={() => input.current?.click()}
          >
            {shown === null ? "Choose a picture" : "Choose another"}
          </Button>
        </span>
        {sending?.isStopped === true ? (
          <Button look="secondary" size="sm" icon={<RotateCcw size={20} aria-hidden="true" />} onClick={tryAgain}>
            Try again
          </Button>
        ) : null}
        {sending === null ? null : (
          <Button
            look="quiet"
            size="sm"
            icon={<X size={20} aria-hidden="true" />}
            onClick={() => {
              cancel();
              goOn();
            }}
          >
            Cancel
          </Button>
        )}
        {sending === null && value !== null ? (
          <Button
            look="quiet"
            size="sm"
            icon={<Trash2 size={20} aria-hidden="true" />}
            disabled={disabled}
            onClick={() => {
              setSaid("Picture removed.");
              onChange(null);
              goOn();
            }}
          >
            Remove
          </Button>
        ) : null}
      </div>
      {hint ? (
        <p className="field-hint" id={ids.hint}>
          {hint}
        </p>
      ) : null}
      <p className="field-error" id={ids.problem} role="alert">
        {problem}
      </p>
      <p className="visually-hidden" role="status">
        {isSending ? "Uploading the picture." : said}
      </p>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join(",")}
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was removed.
          event.target.value = "";
          if (file !== undefined) choose(file);
        }}
      />
    </div>
  );
}
